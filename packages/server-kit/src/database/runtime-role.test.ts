import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@baize/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connections } from './open-database.ts'

let database: Connections
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query("select audit.append(now(), 'operator:1', 'test', 'test', '{}')")
})
afterAll(() => database.stop())

/** Tries of an attacker who has the platform's own connection, as by a statement slipped into one of its own. */
test.each([
  'update ledger.transfer set amount = 1',
  'delete from ledger.transfer',
  'delete from ledger.transfer_default',
  'insert into ledger.transfer_default select * from ledger.transfer',
  'update ledger.ledger_key set transfer_id = 1',
  'delete from ledger.ledger_key',
  'delete from ledger.ledger_key_0',
  'delete from ledger.account',
  "update audit.entry set actor = 'somebody else'",
  'delete from audit.entry',
  'update rounds.fact set payout_units = 0',
  'delete from rounds.fact',
  'delete from contracts.contract',
  'truncate ledger.transfer',
  'truncate audit.entry',
  'truncate rounds.fact',
  'truncate ledger.account cascade',
  'drop table audit.entry',
  'drop schema ledger cascade',
  'alter table ledger.transfer disable trigger transfer_immutable',
  'alter table audit.entry disable trigger all',
  'drop trigger refuse_change on audit.entry',
  'alter table rounds.fact owner to current_user',
  'set session_replication_role = replica',
  "create or replace function ledger.refuse_change() returns trigger language plpgsql as 'begin return null; end'",
  'create or replace function audit.append(at timestamptz, actor text, action text, subject text, detail jsonb) returns bigint language sql return 0::bigint',
  'create trigger swallow before insert on audit.entry for each row execute function suppress_redundant_updates_trigger()',
  "alter function months.make_due(regclass, timestamp) set search_path = 'months'",
  'create table ledger.own (value int)',
  'create schema own',
  'create role another superuser',
  'alter role current_user superuser',
  "copy ledger.transfer to program 'true'",
  "insert into migration (name, checksum) values ('x', 'y')",
  'update deployment.home set system_identifier = 1',
  "update deployment.mode set mode = 'demo'",
  "select months.make('ledger.transfer', '2090-01-15')",
  "select months.make_due('ledger.transfer', '2090-01-01')",
  'select rounds.raise_positions()',
])('[DOOR-025] the role that the platform runs with is refused: %s', async statement => {
  await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('[DOOR-025] what that role needs it has: rows of its own, a temporary table, a month that is due', async () => {
  const entry = await database.pool.query("select audit.append(now(), 'operator:1', $1, 'test', '{}') as id", [
    randomUUID(),
  ])
  expect(entry.rows).toEqual([{ id: 2n }])
  await database.pool.query('create temporary table taken (value int) on commit drop')
  const { rows } = await database.pool.query(
    "select months.make_due('ledger.transfer', date_trunc('month', now() at time zone 'UTC')) as moved",
  )
  expect(rows).toEqual([{ moved: null }])
})
