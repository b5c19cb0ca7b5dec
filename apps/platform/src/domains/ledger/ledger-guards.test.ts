import { asOwner, createTestDatabase } from '@baize/testing/database'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EveryDatabase } from '../../domains/every-table.ts'
import { connectOwner } from '../../kernel/database/open-database.ts'
import { checkInvariants, createLedger } from './index.ts'

let database: EveryDatabase
/** The role of the platform may not even try what the guards stop. */
let owner: EveryDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  owner = connectOwner(database)
  await open(database)
})
afterAll(async () => {
  await owner.stop()
  await database.stop()
})

test.each([
  'update ledger.transfer set amount = 1',
  'delete from ledger.transfer',
  'truncate ledger.transfer',
  'update ledger.ledger_key set transfer_id = 1',
  'delete from ledger.ledger_key',
  'truncate ledger.ledger_key',
  'truncate ledger.ledger_key_0, ledger.ledger_key_1, ledger.ledger_key_2, ledger.ledger_key_3',
  'delete from ledger.account',
])('the database refuses: %s', async statement => {
  await expect(owner.pool.query(statement)).rejects.toThrow('never changed or removed')
})

test('the database refuses to change a partition behind its parent', async () => {
  const { rows } = await database.pool.query<{ partition: string }>(
    'select distinct tableoid::regclass::text as partition from ledger.transfer',
  )
  expect(rows).toHaveLength(1)
  for (const verb of ['delete from', 'truncate']) {
    await expect(owner.pool.query(`${verb} ${rows[0]!.partition}`)).rejects.toThrow('never changed or removed')
  }
})

test.each([
  ['a house account with an owner', "('house', 1, 'REAL', 'GAMES', 'x', null)"],
  ['a member without a balance', "('member', 1, 'REAL', 'X', 'x', null)"],
  ['an account that starts with money', "('member', 1, 'REAL', 'X', 'x', 5)"],
])('the database refuses %s', async (_, values) => {
  const insert = `insert into ledger.account (owner_kind, owner_id, book, kind, currency, balance) values ${values}`
  await expect(database.pool.query(insert)).rejects.toMatchObject({ code: '23514' })
})

test('partitions of months are made ahead, once, and take what belongs to them', async () => {
  const add = async (months: number) =>
    (await owner.pool.query<{ made: number }>(`select months.make_wanted('ledger.transfer', $1) as made`, [months]))
      .rows[0]?.made
  expect(await add(3)).toBe(0)
  expect(await add(5)).toBe(2)
  expect(await checkInvariants(database)).toEqual([])
  const { rows } = await database.pool.query(
    "select count(*) filter (where tableoid = 'ledger.transfer_default'::regclass) as strays from ledger.transfer",
  )
  expect(rows).toEqual([{ strays: 0n }])
})

/** Each does with the guards off what nobody should do. */
test.each([
  [
    'sum to zero',
    'update ledger.account set balance = balance + 1 where id = (select min(id) from ledger.account where balance > 0)',
  ],
  [
    'sum of its transfers',
    'update ledger.account set balance = balance + case owner_id when 1 then 1 else -1 end where balance > 0',
  ],
  ['the one before it left', 'update ledger.transfer set credit_after = credit_after + 1'],
  ['exactly one key', "delete from ledger.ledger_key where key like '%:1:%'"],
  [
    'exactly one key',
    'insert into ledger.transfer select id + 1000, posted_at, debit_account, credit_account, amount, debit_after, null, book, currency, code, key from ledger.transfer limit 1',
  ],
  ['of its book', "update ledger.transfer set book = 'PLAY'"],
  ['joins two accounts', 'update ledger.transfer set debit_account = credit_account'],
  ['refuses to change', 'drop trigger transfer_no_truncate on ledger.transfer'],
  ['folded house totals', 'insert into ledger.house_total select id, 7 from ledger.account where balance is null'],
])('the check that says "%s" finds: %s', async (name, damage) => {
  const damaged = await createTestDatabase({ poolSize: 2 })
  try {
    await open(damaged)
    expect(await checkInvariants(damaged)).toEqual([])
    await asOwner(damaged, `set session_replication_role = replica; ${damage}`)
    const violations = await checkInvariants(damaged)
    expect(violations.map(({ invariant }) => invariant)).toContainEqual(expect.stringContaining(name))
  } finally {
    await damaged.stop()
  }
})

/** Two members with credit. */
async function open(on: EveryDatabase): Promise<void> {
  const ledger = createLedger({ database: on, log: pino({ level: 'silent' }) })
  for (const memberId of [1n, 2n]) {
    await on.transaction(tx => ledger.creditDemo(tx, { memberId, currency: 'DEMO', units: 500n }))
  }
  await ledger.drain()
}
