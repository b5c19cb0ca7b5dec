import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase } from '@baize/testing/database'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from './log.ts'
import { migrate } from './migrate.ts'
import { type Connections, connect } from './open-database.ts'

let database: Connections
const folder = temporaryFolder()
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.stop()
  folder.remove()
})

const answer = (number: number) =>
  `create or replace function public.answer() returns int language sql as $$ select ${number} $$;`

/** A domain with one table, and the current texts given. */
function source(domain: string, texts: Record<string, string>) {
  const migrations = join(folder.path, domain, 'migrations')
  const sql = join(folder.path, domain, 'sql')
  for (const path of [migrations, sql]) mkdirSync(path, { recursive: true })
  writeFileSync(join(migrations, '0001-make.sql'), `create table ${domain} (value int)`)
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(sql, name), text)
  return { domain, folder: migrations }
}
const answered = async () => (await database.pool.query('select answer()')).rows[0].answer

test('texts come after migrations, functions before views, each once and again when it changed', async () => {
  const texts = {
    'a-view.sql': 'create or replace view public.answers as select answer() as answer, value from texts;',
    'z-answer.sql': answer(1),
  }
  expect(await migrate(database, [source('texts', texts)])).toEqual([
    'texts/0001-make',
    'texts/z-answer',
    'texts/a-view',
  ])
  expect(await migrate(database, [source('texts', texts)])).toEqual([])
  expect(await migrate(database, [source('texts', { ...texts, 'z-answer.sql': answer(2) })])).toEqual([
    'texts/z-answer',
  ])
  expect(await answered()).toBe(2)
})

test('a process of the version before leaves alone what a newer one brought', async () => {
  await migrate(database, [source('older', { 'answer.sql': answer(3) })])
  await migrate(database, [source('older', { 'answer.sql': answer(4) })])
  expect(await migrate(database, [source('older', { 'answer.sql': answer(3) })])).toEqual([])
  expect(await answered()).toBe(4)
})

test('a text that fails is named, and none of those beside it stays', async () => {
  const faulty = { 'answer.sql': answer(5), 'other.sql': 'create or replace view public.faulty as select nothing;' }
  await expect(migrate(database, [source('faulty', faulty)])).rejects.toMatchObject({
    code: 'migration_failed',
    message: expect.stringContaining('faulty/other'),
  })
  expect(await answered()).not.toBe(5)
})

test('a process without the owner does not start on a database that lacks a text', async () => {
  const told = connect({ connectionString: database.connectionString, log: silentLog, poolSize: 1 })
  await expect(migrate(told, [source('lacking', {})])).rejects.toMatchObject({ code: 'migration_missing' })
  await migrate(database, [source('lacking', {})])
  await expect(migrate(told, [source('lacking', { 'answer.sql': answer(6) })])).rejects.toMatchObject({
    code: 'migration_missing',
    message: expect.stringContaining('lacking/answer'),
  })
  await told.stop()
})
