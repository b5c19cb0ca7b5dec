import pg from 'pg'
import type { Database } from './open-database.ts'

/**
 * Connections for functions that take a batch in arrays: the plan is made once, by index, since the planner cannot
 * know how many items a later batch has. Columns arrive as text, for callers that read rows by position.
 */
export function createBatchPool({ connectionString }: Pick<Database, 'connectionString'>, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    application_name: 'baize-batch',
    options: '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off',
    types: { getTypeParser: () => (text: string) => text } as pg.CustomTypesConfig,
  })
  pool.on('error', () => {}) // the next batch gets a new connection
  return pool
}
