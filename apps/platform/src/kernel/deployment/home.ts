import { StartError } from '@baize/server-kit/database/start-error'
import { sql } from 'kysely'
import type { Database, Queryable, Tx } from '../database/open-database.ts'

/**
 * Refuses a database that lies on another server than the one it counted its transactions on, as after a restore.
 * @throws StartError `database_moved`
 */
export async function requireHome({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  if (await isAtHome(kysely)) return
  throw new StartError(
    'database_moved',
    'This database comes from another PostgreSQL server, as after a restore: make sure that nothing runs on the old one, then run npm run adopt-database.',
  )
}

/**
 * Takes a restored database over, all or nothing. Answers false where it is at home already.
 * @param raise lifts whatever was counted in transactions of the old server
 */
export async function adopt(database: Database, raise: (tx: Tx) => Promise<void>): Promise<boolean> {
  return database.transaction(async tx => {
    await sql`select from deployment.home for update`.execute(tx)
    if (await isAtHome(tx)) return false
    await raise(tx)
    await sql`update deployment.home set system_identifier = (select system_identifier from pg_control_system())`.execute(
      tx,
    )
    return true
  })
}

async function isAtHome(database: Queryable): Promise<boolean> {
  const { rows } = await sql`
    select from deployment.home join pg_control_system() as server using (system_identifier)`.execute(database)
  return rows.length === 1
}
