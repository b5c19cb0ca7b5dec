import { createTestDatabase } from '@baize/testing/database'
import { type Cut, DatabaseLine } from '@baize/testing/database-line'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connect } from '../../../kernel/database/open-database.ts'
import type { EveryDatabase } from '../../every-table.ts'
import { checkInvariants, createLedger, type Group, houseAccount, type Ledger, memberAccount } from '../index.ts'

const currency = 'DEMO'
const log = pino({ level: 'silent' })
const games = houseAccount('GAMES', { currency, qualifier: 'oak' })
const stakeUnits = 1_000n

let database: EveryDatabase
let line: DatabaseLine
/** A database behind a line that breaks at named points of a commit. */
let behindLine: EveryDatabase
let ledger: Ledger

beforeAll(async () => {
  database = await createTestDatabase()
  line = await DatabaseLine.start(database.connectionString)
  behindLine = connect({ connectionString: line.connectionString, log })
  ledger = createLedger({ database: behindLine, log })
})
afterEach(async () => expect(await checkInvariants(database)).toEqual([]))
afterAll(async () => {
  await ledger.drain()
  await behindLine.stop()
  await line.stop()
  await database.stop()
})

const bet = (memberId: bigint, key: string): Group => ({
  key,
  legs: [{ debit: memberAccount(memberId, 'MAIN', { currency }), credit: games, amountUnits: stakeUnits, code: 'BET' }],
})

/** Sends the same bet until it is answered, as a provider does. */
async function untilAnswered(group: Group): Promise<string> {
  for (let tries = 1; ; tries++) {
    try {
      return (await ledger.post(group)).status
    } catch (error) {
      if (tries === 5) throw error
    }
  }
}

const points: [Cut, alone: boolean][] = [
  ['before', true],
  ['during', true],
  ['after', true],
  ['before', false],
  ['during', false],
  ['after', false],
]

test.each(points)(
  'a connection cut %s the commit (alone: %s) loses no bet and takes none twice',
  async (cut, alone) => {
    const memberId = BigInt(100 + points.findIndex(point => point[0] === cut && point[1] === alone))
    const rounds = 10
    const each = alone ? 1 : 20
    await database.transaction(tx =>
      ledger.creditDemo(tx, { memberId, currency, units: BigInt(rounds * each) * stakeUnits }),
    )
    const cutsBefore = line.cuts
    for (let round = 0; round < rounds; round++) {
      line.cutNext(cut, 'ledger.post')
      const keys = Array.from({ length: each }, (_, at) => `${cut}:${alone}:${round}:${at}`)
      const answers = await Promise.all(keys.map(key => untilAnswered(bet(memberId, key))))
      expect(answers.filter(answer => answer !== 'ok' && answer !== 'duplicate')).toEqual([])
    }
    expect(line.cuts - cutsBefore).toBe(rounds)
    expect(await ledger.playableBalance(memberId, 'REAL', currency)).toBe(0n)
  },
)
