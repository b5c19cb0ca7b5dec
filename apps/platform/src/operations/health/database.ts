import type { ResponseOf } from '@baize/api'
import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'

/** The database as its server tells of it. */
export async function readDatabase(db: Queryable): Promise<ResponseOf<'health.read'>['database']> {
  const before = performance.now()
  await sql`select 1`.execute(db)
  const answerMs = performance.now() - before
  const { rows } = await sql<{
    version: string
    started_at: Date
    size_bytes: bigint
    open: number
    most: number
    oldest_s: number | null
  }>`
    select current_setting('server_version') as version, pg_postmaster_start_time() as started_at,
      pg_database_size(current_database()) as size_bytes, current_setting('max_connections')::int as most,
      count(*)::int as open,
      floor(extract(epoch from clock_timestamp() - min(xact_start) filter (where pid <> pg_backend_pid())))::int as oldest_s
    from pg_stat_activity where datname = current_database()`.execute(db)
  const row = rows[0]!
  return {
    version: row.version,
    startedAt: row.started_at.toISOString(),
    sizeBytes: Number(row.size_bytes),
    connections: { open: row.open, most: row.most },
    oldestTransactionSeconds: row.oldest_s,
    answerMs,
  }
}
