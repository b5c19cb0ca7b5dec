import { asOwner, createTestDatabase, withDatabaseName } from '@baize/testing/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from './log.ts'
import { openDatabase } from './open-database.ts'
import { isUniqueViolation } from './postgres-errors.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
  await asOwner(
    database,
    'create table counter (id int primary key, value bigint not null); grant all on counter to public',
  )
})
afterAll(() => database.stop())

const open = (url: string) => openDatabase({ url, dataDir: '', log: silentLog })

test('DATABASE_URL replaces the embedded server', async () => {
  const other = await open(database.connectionString)
  const { rows } = await other.pool.query('select count(*) from counter')
  expect(rows).toEqual([{ count: 0n }])
  await other.stop()
})

test.each([
  ['mysql://localhost/x', 'url_invalid'],
  ['not an address', 'url_invalid'],
  ['postgresql://baize:secret@127.0.0.1:1/baize', 'unreachable'],
])('%s is refused in one line that says what to mend and holds no password', async (url, code) => {
  const error = await open(url).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ name: 'StartError', code, message: expect.stringContaining('DATABASE_URL') })
  expect((error as Error).message).not.toMatch(/secret|\n/)
})

test('a database that is not there is named', async () => {
  const url = withDatabaseName(database.connectionString, 'nowhere')
  await expect(open(url)).rejects.toMatchObject({ code: 'url_refused', message: expect.stringContaining('nowhere') })
})

test('a transaction commits as a whole, or not at all', async () => {
  const failing = database.transaction(async tx => {
    await sql`insert into counter values (9, 0)`.execute(tx)
    await sql`insert into counter values (9, 0)`.execute(tx)
  })
  const error = await failing.catch((caught: unknown) => caught)
  expect(isUniqueViolation(error, 'counter_pkey')).toBe(true)
  expect((await database.pool.query('select from counter where id = 9')).rowCount).toBe(0)
})

test('two transactions that deadlock both succeed in the end', async () => {
  await database.pool.query('insert into counter values (1, 0), (2, 0)')
  let reached = 0
  let bothHoldOne: () => void
  const meeting = new Promise<void>(resolve => (bothHoldOne = resolve))
  const swap = (first: number, second: number) =>
    database.transaction(async tx => {
      const add = (id: number) => sql`update counter set value = value + 1 where id = ${id}`.execute(tx)
      await add(first)
      if (++reached === 2) bothHoldOne()
      await meeting
      await add(second)
    })
  await Promise.all([swap(1, 2), swap(2, 1)])
  expect((await database.pool.query('select value from counter')).rows).toEqual([{ value: 2n }, { value: 2n }])
})
