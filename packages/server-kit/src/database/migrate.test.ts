import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase } from '@baize/testing/database'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import type { Connections } from './open-database.ts'

let database: Connections
const folder = temporaryFolder()

function source(domain: string, files: Record<string, string>) {
  const path = join(folder.path, domain)
  mkdirSync(path, { recursive: true })
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(path, name), sql)
  return { domain, folder: path }
}

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.stop()
  folder.remove()
})

test('applies the missing files in order, once, however many processes start at the same time', async () => {
  const sources = [
    source('first', {
      '0002-fill.sql': 'insert into ordered values (2)',
      '0001-make.sql': 'create table ordered (value int)',
    }),
    source('second', { '0001-more.sql': 'insert into ordered select max(value) + 1 from ordered' }),
  ]
  const runs = await Promise.all([migrate(database, sources), migrate(database, sources), migrate(database, sources)])
  expect(runs.flat()).toEqual(['first/0001-make', 'first/0002-fill', 'second/0001-more'])
  expect((await database.pool.query('select value from ordered order by value')).rows).toEqual([
    { value: 2 },
    { value: 3 },
  ])
})

test('a failing file leaves nothing behind and stops the rest', async () => {
  const sources = [
    source('third', {
      '0001-half.sql': 'create table half (value int); insert into half values (1 / 0)',
      '0002-never.sql': 'create table never (value int)',
    }),
  ]
  await expect(migrate(database, sources)).rejects.toMatchObject({
    code: 'migration_failed',
    message: expect.stringContaining('third/0001-half'),
  })
  expect((await database.pool.query("select to_regclass('half') as half, to_regclass('never') as never")).rows).toEqual(
    [{ half: null, never: null }],
  )
})

test('an applied file that changed is refused', async () => {
  await migrate(database, [source('fourth', { '0001-make.sql': 'select 1' })])
  await expect(migrate(database, [source('fourth', { '0001-make.sql': 'select 2' })])).rejects.toMatchObject({
    code: 'migration_changed',
  })
})

test('[DEPLOY-004] on an empty database a role that may not fill it is told to name the owner, in a line', async () => {
  const empty = await createTestDatabase({ template: 'template0' })
  const files = [source('fifth', { '0001-make.sql': 'create table fifth (value int)' })]
  const { pool, connectionString, ownerConnectionString } = empty
  await expect(migrate({ pool, connectionString, ownerConnectionString: undefined }, files)).rejects.toMatchObject({
    code: 'migration_missing',
    message: expect.stringMatching(/is empty.*baize_app.*npm run migrate with DATABASE_OWNER_URL/),
  })
  expect(await migrate({ pool, connectionString, ownerConnectionString }, files)).toEqual(['fifth/0001-make'])
  await empty.stop()
})
