import pg from 'pg'
import { watchPool } from '../metrics/pools.ts'
import { limitConnection } from './connection-limits.ts'
import { silentLog } from './log.ts'
import type { Connections } from './open-database.ts'
import { outliveBreaks } from './outlive-breaks.ts'

/**
 * A batch looks each of its items up by index. The planner knows neither the size of the batches to come nor that of
 * tables just made, and would keep a plan that reads whole tables.
 */
const PLAN_BY_INDEX = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
}

/** Connections for functions that take a batch in arrays. Columns arrive as text, for callers that read rows by position. */
export function createBatchPool({ connectionString }: Pick<Connections, 'connectionString'>, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    application_name: 'baize-batch',
    onConnect: client => limitConnection(client, 'batch', PLAN_BY_INDEX),
    types: { getTypeParser: () => (text: string) => text } as pg.CustomTypesConfig,
  })
  watchPool(pool, 'batches')
  outliveBreaks(pool, silentLog) // the queue that sends a batch tells what became of it
  return pool
}
