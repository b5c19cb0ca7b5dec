import { createTestDatabase } from '@baize/testing/database'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { EveryDatabase } from '../../every-table.ts'
import { checkInvariants, createLedger, type Group, houseAccount, type Ledger, memberAccount } from '../index.ts'

const currency = 'DEMO'
const log = pino({ level: 'silent' })
const games = houseAccount('GAMES', { currency, qualifier: 'oak' })
const main = (memberId: bigint) => memberAccount(memberId, 'MAIN', { currency })

let database: EveryDatabase
/** Two ledgers on one database, as two processes would have. */
let ledgers: [Ledger, Ledger]

beforeAll(async () => {
  database = await createTestDatabase()
  ledgers = [createLedger({ database, log }), createLedger({ database, log })]
})
afterEach(async () => expect(await checkInvariants(database)).toEqual([]))
afterAll(async () => {
  await Promise.all(ledgers.map(ledger => ledger.drain()))
  await database.stop()
})

const open = (memberId: bigint, units: bigint) =>
  database.transaction(tx => ledgers[0].creditDemo(tx, { memberId, currency, units }))
const bet = (memberId: bigint, amountUnits: bigint, key: string): Group => ({
  key,
  legs: [{ debit: main(memberId), credit: games, amountUnits, code: 'BET' }],
})
const statuses = (outcomes: { status: string }[]) => Object.groupBy(outcomes, ({ status }) => status)
const unitsOf = (memberId: bigint) => ledgers[0].playableBalance(memberId, 'REAL', currency)

test('[WALLET-008] a thousand bets at once from two processes never take more than there is', async () => {
  await open(1n, 100_000n)
  const outcomes = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => ledgers[index % 2]!.post(bet(1n, 999n, `over:${index}`))),
  )
  const { ok, poor } = statuses(outcomes)
  expect([ok?.length, poor?.length]).toEqual([100, 900])
  expect(await unitsOf(1n)).toBe(100_000n - 100n * 999n)
})

test('[WALLET-009] one key sent a hundred times at once from two processes moves money once', async () => {
  await open(2n, 1000n)
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, index) => ledgers[index % 2]!.post(bet(2n, 10n, 'once'))),
  )
  const { ok, duplicate } = statuses(outcomes)
  expect([ok?.length, duplicate?.length]).toEqual([1, 99])
  expect(
    new Set(
      outcomes.map(outcome => JSON.stringify(outcome, (key, value) => (key === 'status' ? undefined : String(value)))),
    ).size,
  ).toBe(1)
  expect(await unitsOf(2n)).toBe(990n)
})

test('one key sent for two members at once is taken by one of them', async () => {
  await Promise.all([open(3n, 100n), open(4n, 100n)])
  for (let round = 0; round < 20; round++) {
    const outcomes = await Promise.all([
      ledgers[0].post(bet(3n, 1n, `shared:${round}`)),
      ledgers[1].post(bet(4n, 1n, `shared:${round}`)),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['key_reused', 'ok'])
  }
})

test('opposite transfers between two members, alone and in transactions, all succeed and keep the sum', async () => {
  await Promise.all([open(5n, 500_000n), open(6n, 300_000n)])
  const give = (from: bigint, to: bigint, key: string): Group => ({
    key,
    legs: [{ debit: main(from), credit: main(to), amountUnits: 100n, code: 'TRANSFER_UPLINE' }],
  })
  const outcomes = await Promise.all(
    Array.from({ length: 250 }, (_, index) => [
      ledgers[0].post(give(5n, 6n, `there:${index}`)),
      ledgers[1].post(give(6n, 5n, `back:${index}`)),
      ...(index % 10 === 0
        ? [
            database
              .transaction(tx => ledgers[0].postIn(tx, [give(6n, 5n, `tx:${index}`), give(5n, 6n, `tx2:${index}`)]))
              .then(([first]) => first!),
          ]
        : []),
    ]).flat(),
  )
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['ok']))
  expect((await unitsOf(5n)) + (await unitsOf(6n))).toBe(800_000n)
})

test('an item that the database cannot digest fails alone', async () => {
  await open(7n, 1000n)
  const [good, bad] = await Promise.allSettled([
    ledgers[0].post(bet(7n, 1n, 'good')),
    ledgers[0].post({
      ...bet(7n, 1n, 'bad'),
      legs: [{ debit: main(7n), credit: { ...games, currency: 'NUL\0' }, amountUnits: 1n, code: 'BET' }],
    }),
  ])
  expect(good).toMatchObject({ status: 'fulfilled', value: { status: 'ok' } })
  expect(bad.status).toBe('rejected')
})
