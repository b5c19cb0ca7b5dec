import { asOwner, createTestDatabase } from '@baize/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { requireDurable } from './durability.ts'
import { silentLog } from './log.ts'
import { connect } from './open-database.ts'
import { resending } from './postgres-errors.ts'

test('[MON-004] real money is refused on a database that may forget what it acknowledged', async () => {
  const database = await createTestDatabase()
  const refusal = (oneNode: boolean) => requireDurable(database, oneNode).catch((error: Error) => error.message)
  // The tests' own server gives up crash safety for speed.
  expect(await refusal(true)).toMatch(/fsync.*full_page_writes.*synchronous_commit/)
  expect(await refusal(true)).not.toMatch(/synchronous_standby_names/)
  expect(await refusal(false)).toMatch(/synchronous_standby_names/)
  await database.stop()
})

test('[MON-004] work that meets a server which became a standby goes on with another connection', async () => {
  const database = await createTestDatabase()
  const { kysely, stop } = connect({ connectionString: database.connectionString, log: silentLog, poolSize: 1 })
  await asOwner(database, 'create table kept (value int); grant all on kept to public')
  await sql`set default_transaction_read_only = on`.execute(kysely)
  const write = () => kysely.transaction().execute(tx => sql`insert into kept values (1)`.execute(tx))
  await resending(write, 5_000)
  expect((await sql`select from kept`.execute(kysely)).rows).toHaveLength(1)
  await stop()
  await database.stop()
})
