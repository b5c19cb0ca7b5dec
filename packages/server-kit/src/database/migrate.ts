import type pg from 'pg'
import { limitConnection } from './connection-limits.ts'
import { applyTexts, findNewTexts } from './current-sql.ts'
import { findMissing, type MigrationFile, type MigrationSource } from './migration-files.ts'
import { type Connections, connectOwner } from './open-database.ts'
import { giveRuntimeRights } from './runtime-rights.ts'
import { StartError } from './start-error.ts'

/** Any number that no other advisory lock of the application uses. */
const MIGRATION_LOCK = 7_220_001

/** What a database must tell of itself to be migrated. */
export type Migrated = Pick<Connections, 'pool' | 'connectionString' | 'ownerConnectionString'>

/**
 * Applies what is missing as the owner of the database, each file in a transaction of its own, in the order of the sources
 * and, inside one, of the file names; then the texts of functions and views that are new; then gives the role that the process runs with its rights. Safe to call from several
 * processes at once. A process that was not told the owner, and does not own the tables itself, only looks that nothing
 * is missing. Returns the names applied.
 * @param alsoByOwner what else only the owner may make
 * @throws StartError when an applied file has changed since, when one fails, or when one is missing and nobody may apply it
 */
export async function migrate(
  database: Migrated,
  sources: readonly MigrationSource[],
  alsoByOwner: (owner: pg.PoolClient) => Promise<void> = async () => {},
): Promise<string[]> {
  const { role, owns } = await ownRole(database.pool)
  if (database.ownerConnectionString === undefined && !owns) {
    if (!(await hasTable(database.pool, 'migration')))
      throw new StartError(
        'migration_missing',
        `The database is empty, and the role ${role} may not fill it: run npm run migrate with DATABASE_OWNER_URL, the address of the role that owns it.`,
      )
    const missing = [
      ...(await findMissing(database.pool, sources)),
      ...((await hasTable(database.pool, 'sql_text'))
        ? await findNewTexts(database.pool, sources)
        : [{ name: 'sql_text' }]),
    ]
    if (missing.length === 0) return []
    throw new StartError(
      'migration_missing',
      `The database lacks ${missing[0]!.name}: run npm run migrate with DATABASE_OWNER_URL.`,
    )
  }
  const ownerDatabase = connectOwner(database)
  const owner = await ownerDatabase.pool.connect()
  try {
    // Processes that start together wait here as long as it takes; each limit counts from then on.
    await owner.query('set statement_timeout = 0')
    await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await limitConnection(owner, 'migration')
    await owner.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    await owner.query(
      'create table if not exists sql_text (name text, checksum text, applied_at timestamptz not null default now(), primary key (name, checksum))',
    )
    const missing = await findMissing(owner, sources)
    for (const file of missing) await apply(owner, file)
    const texts = await findNewTexts(owner, sources)
    await applyTexts(owner, texts)
    await alsoByOwner(owner)
    await giveRuntimeRights(owner, role)
    return [...missing, ...texts].map(({ name }) => name)
  } finally {
    owner.release(true) // and with it the lock
    await ownerDatabase.stop()
  }
}

const hasTable = async (pool: pg.Pool, name: string): Promise<boolean> =>
  (await pool.query<{ there: boolean }>('select to_regclass($1) is not null as there', [name])).rows[0]!.there

/** The role of the process, and its power over what was migrated, or over an empty database. */
async function ownRole(pool: pg.Pool): Promise<{ role: string; owns: boolean }> {
  const { rows } = await pool.query<{ role: string; owns: boolean }>(`
    select current_user as role, coalesce(
      (select pg_has_role(relowner, 'USAGE') from pg_class where oid = to_regclass('migration')),
      has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE')) as owns`)
  return rows[0]!
}

async function apply(owner: pg.PoolClient, { name, sql, checksum }: MigrationFile): Promise<void> {
  try {
    await owner.query('begin')
    await owner.query(sql)
    await owner.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw new StartError(
      'migration_failed',
      `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
      error,
    )
  }
}
