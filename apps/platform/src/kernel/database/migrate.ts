import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { limitConnection } from './connection-limits.ts'
import { StartError } from './start-error.ts'

/** Any number that no other advisory lock of the application uses. */
const MIGRATION_LOCK = 7_220_001

export interface MigrationSource {
  /** Name of the domain, which prefixes the recorded name. */
  domain: string
  /** Folder with NNNN-name.sql files. */
  folder: string
}

/**
 * Applies what is missing, each file in a transaction of its own, in the order of the sources and, inside one,
 * of the file names. Safe to call from several processes at once. Returns the names applied.
 * Throws StartError when an applied file has changed since, or when one fails.
 */
export async function migrate(pool: pg.Pool, sources: readonly MigrationSource[]): Promise<string[]> {
  const client = await pool.connect()
  try {
    // Processes that start together wait here as long as it takes; each limit counts from then on.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await limitConnection(client, 'migration')
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
    const appliedChecksums = new Map(rows.map(row => [row.name, row.checksum]))
    const applied: string[] = []
    for (const { name, sql } of sources.flatMap(readSource)) {
      const checksum = createHash('sha256').update(sql).digest('hex')
      const before = appliedChecksums.get(name)
      if (before === undefined) {
        await apply(client, name, sql, checksum)
        applied.push(name)
      } else if (before !== checksum) {
        throw new StartError(
          'migration_changed',
          `The migration ${name} was applied with another text: restore its file, and put the change into a new one.`,
        )
      }
    }
    return applied
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {}) // a broken connection has lost the lock already
    client.release(true) // with limits that nobody else wants
  }
}

function readSource({ domain, folder }: MigrationSource): { name: string; sql: string }[] {
  if (!existsSync(folder)) return [] // a domain without tables
  return readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => ({ name: `${domain}/${file.replace(/\.sql$/, '')}`, sql: readFileSync(join(folder, file), 'utf8') }))
}

async function apply(client: pg.PoolClient, name: string, sql: string, checksum: string): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new StartError(
      'migration_failed',
      `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
      error,
    )
  }
}
