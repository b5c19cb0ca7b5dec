import { createTestDatabase } from '@baize/testing/database'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EveryDatabase } from '../../domains/every-table.ts'
import {
  type AccountRef,
  accountName,
  type Code,
  checkInvariants,
  createLedger,
  type Group,
  houseAccount,
  type Ledger,
  type Leg,
  memberAccount,
} from './index.ts'

let database: EveryDatabase
let ledger: Ledger

beforeAll(async () => {
  database = await createTestDatabase()
  ledger = createLedger({ database, log: pino({ level: 'silent' }) })
})
afterAll(async () => {
  await ledger.drain()
  await database.stop()
})

/** The ledger as a few lines of arithmetic: the yardstick for the real one. */
class Model {
  readonly balances = new Map<string, bigint>()
  readonly #stored = new Map<string, { body: string; answer: unknown }>()

  post(group: Group): unknown {
    const body = JSON.stringify(group, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
    const known = this.#stored.get(group.key)
    if (known) return known.body === body ? { status: 'duplicate', legs: known.answer } : { status: 'key_reused' }
    const after = new Map(this.balances)
    const legs: { amountUnits: bigint; debitAfter: bigint | null; creditAfter: bigint | null }[] = []
    let shortfall = 0n
    for (const { debit, credit, amountUnits = shortfall, mode, suffix = '' } of group.legs) {
      if (debit.book !== credit.book) return { status: 'book_mismatch' }
      const held = stores(debit) ? (after.get(accountName(debit)) ?? 0n) : null
      const taken = mode === 'up_to' && held !== null && held < amountUnits ? held : amountUnits
      shortfall = mode === 'up_to' ? amountUnits - taken : 0n
      if (held !== null && held < taken) return { status: 'poor' }
      if (suffix !== '' && this.#stored.has(group.key + suffix)) return { status: 'key_reused' }
      for (const [account, change] of [
        [debit, -taken],
        [credit, taken],
      ] as const) {
        after.set(accountName(account), (after.get(accountName(account)) ?? 0n) + change)
      }
      const left = (account: AccountRef) => (stores(account) ? after.get(accountName(account))! : null)
      legs.push({ amountUnits: taken, debitAfter: left(debit), creditAfter: left(credit) })
    }
    for (const [name, units] of after) this.balances.set(name, units)
    this.#stored.set(group.key, { body, answer: legs })
    return { status: 'ok', legs }
  }
}

const stores = ({ owner, kind }: AccountRef) => owner !== 'house' || kind === 'TRANSIT'

const currency = 'DEMO'
const member = (index: number, kind: 'MAIN' | 'BONUS' | 'HOLD', book: 'REAL' | 'PLAY' = 'REAL') =>
  memberAccount(BigInt(index), kind, { currency, book })
const house = (kind: 'GAMES' | 'CHANNEL' | 'TRANSIT') => houseAccount(kind, { currency })

const account = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom('MAIN', 'BONUS', 'HOLD'))
      .map(([index, kind]) => member(index, kind)),
  },
  { weight: 4, arbitrary: fc.constantFrom(house('GAMES'), house('CHANNEL')) },
  { weight: 1, arbitrary: fc.constantFrom(house('TRANSIT'), member(1, 'MAIN', 'PLAY')) },
)
const leg = fc
  .record({
    debit: account,
    credit: account,
    amountUnits: fc.bigInt({ min: 1n, max: 40n }),
    code: fc.constant<Code>('ADJUST'),
  })
  .filter(({ debit, credit }) => accountName(debit) !== accountName(credit))
const single = leg.map((only): Leg[] => [only])
const several = fc
  .array(leg, { minLength: 2, maxLength: 4 })
  .map((legs): Leg[] => legs.map((one, index) => (index === 0 ? one : { ...one, suffix: `:${index}` })))
const takeUpTo = fc.tuple(leg, leg).map(([first, { amountUnits: _, ...second }]): Leg[] => [
  { ...first, mode: 'up_to' },
  { ...second, suffix: ':rest', mode: 'rest' },
])
const legs = fc.oneof(
  { weight: 5, arbitrary: single },
  { weight: 2, arbitrary: several },
  { weight: 2, arbitrary: takeUpTo },
)
const group = fc.record({ key: fc.integer({ min: 1, max: 12 }).map(String), legs })
const history = fc.array(fc.array(group, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 })
const deposits: Group[] = [1, 2, 3].map(index => ({
  key: `deposit ${index}`,
  legs: [{ debit: house('CHANNEL'), credit: member(index, 'MAIN'), amountUnits: 100n, code: 'DEPOSIT' }],
}))

/** Each run has keys, members and house accounts of its own. */
function belongingTo(run: number, { key, legs }: Group): Group {
  const own = (ref: AccountRef): AccountRef =>
    ref.owner === 'house' ? { ...ref, qualifier: `run ${run}` } : { ...ref, owner: BigInt(run) * 10n + ref.owner }
  return {
    key: `run ${run}: ${key}`,
    legs: legs.map(one => ({ ...one, debit: own(one.debit), credit: own(one.credit) })),
  }
}

let runs = 0

test('[WALLET-007] any history of batches does what the arithmetic says, and the ledger balances after it', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.boolean(), async (batches, together) => {
      const run = ++runs
      const model = new Model()
      for (const batch of [deposits, ...batches]) {
        const groups = batch.map(one => belongingTo(run, one))
        const expected = groups.map(one => model.post(one))
        const outcomes = together ? await database.transaction(tx => ledger.postIn(tx, groups)) : await oneByOne(groups)
        expect(outcomes).toMatchObject(expected as object[])
      }
      for (const memberId of [1n, 2n, 3n].map(index => BigInt(run) * 10n + index)) {
        for (const { kind, book, units } of await ledger.balances(memberId)) {
          const name = accountName(memberAccount(memberId, kind, { currency, book }))
          expect([name, units]).toEqual([name, model.balances.get(name) ?? 0n])
        }
      }
    }),
    { numRuns: 60 },
  )
  expect(await checkInvariants(database)).toEqual([])
})

async function oneByOne(groups: Group[]) {
  const outcomes = []
  for (const one of groups) outcomes.push(await ledger.post(one))
  return outcomes
}
