import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findTrespasses } from './sql-boundaries.ts'

let root: string
afterEach(() => rmSync(root, { recursive: true, force: true }))

const domains = 'apps/platform/src/domains'
const ledger = {
  'ledger/migrations/0001-tables.sql': 'create table ledger.transfer (id bigint);',
  'ledger/sql/member-move.sql': 'create or replace view ledger.member_move as select id from ledger.transfer;',
}

/** What is told of a little house with these files beside the ledger's. */
function told(files: Record<string, string>): string[] {
  root = mkdtempSync(join(tmpdir(), 'bz-sql-'))
  for (const [name, text] of Object.entries({ ...ledger, ...files })) {
    const path = join(root, domains, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return findTrespasses(root)
}

test.each([
  ['code', 'cashier/list.ts', "tx.selectFrom('ledger.transfer').execute()", 'ledger.transfer'],
  [
    'a function',
    'cashier/sql/sum.sql',
    'create or replace function cashier.sum() as $$ select from ledger.transfer $$',
    'ledger.transfer',
  ],
])('%s that reads the table of another domain is told', (_what, file, text, name) => {
  expect(told({ [file]: text })).toEqual([`${domains}/${file}: ${name}`])
})

test('a view of a later domain is told', () => {
  const late = {
    'cashier/sql/orders.sql': 'create or replace view cashier.orders as select 1;',
    'ledger/read.ts': "'cashier.orders'",
  }
  expect(told(late)).toEqual([`${domains}/ledger/read.ts: cashier.orders`])
})

test('a migration that defines a function is told', () => {
  const file = 'ledger/migrations/0099-sum.sql'
  expect(told({ [file]: 'create function ledger.sum() returns bigint' })).toEqual([
    `${domains}/${file}: defines what belongs to sql/`,
  ])
})

test('views of domains before, tables of its own and comments are not told', () => {
  expect(
    told({
      'cashier/migrations/0001-cashier.sql': 'create table cashier.deposit (id bigint);',
      'cashier/list.ts':
        "const { transfer } = ledger.transfer\ntx.selectFrom('ledger.member_move').innerJoin('cashier.deposit')",
      'cashier/invariants.ts': "'ledger.transfer'",
    }),
  ).toEqual([])
})
