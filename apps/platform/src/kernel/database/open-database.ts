import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { columnTypes } from './column-types.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { DatabaseLog } from './log.ts'
import { outliveBreaks } from './outlive-breaks.ts'
import { retrying } from './postgres-errors.ts'
import { codeOf, StartError } from './start-error.ts'
import type { Tables } from './tables.ts'
import { WorkPool } from './work-pool.ts'

/** Lowest server version that DATABASE_URL may name: the embedded one's major. */
const MIN_SERVER_VERSION = 180_000
const CONNECT_TIMEOUT_MS = 10_000
const DEFAULT_POOL_SIZE = 16

/** A transaction handed down to the functions of a use case. */
export type Tx = Transaction<Tables>
/** What a read may run on: the database itself or a transaction. */
export type Queryable = Kysely<Tables>

export interface Database {
  /** bigint columns arrive as BigInt, numeric as string, on this pool and on `kysely`. */
  pool: pg.Pool
  kysely: Kysely<Tables>
  connectionString: string
  /** Commits when `work` resolves, else rolls back; runs `work` again after a serialization failure or deadlock. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Closes the connections, and stops the embedded server when there is one. */
  stop(): Promise<void>
}

export interface OpenDatabaseOptions {
  /** DATABASE_URL; the embedded PostgreSQL runs when it is missing. */
  url?: string | undefined
  /** Folder of the embedded database. */
  dataDir: string
  log: DatabaseLog
  poolSize?: number
}

/** Opens the database. Throws StartError, whose message is one line that says what to do. */
export async function openDatabase({ url, dataDir, log, poolSize }: OpenDatabaseOptions): Promise<Database> {
  if (url) {
    await checkServer(url)
    return connect({ connectionString: url, log, poolSize })
  }
  const embedded = await startEmbeddedPostgres({ dataDir, log })
  return connect({ connectionString: embedded.connectionString, log, poolSize, onStop: embedded.stop })
}

export interface ConnectOptions {
  connectionString: string
  log: DatabaseLog
  poolSize?: number | undefined
  onStop?: () => Promise<void>
}

/** Connections to a server that runs already. */
export function connect({ connectionString, log, poolSize = DEFAULT_POOL_SIZE, onStop }: ConnectOptions): Database {
  const pool = new WorkPool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'baize',
    types: columnTypes,
  })
  outliveBreaks(pool, log)
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    pool,
    kysely,
    connectionString,
    transaction: work => retrying(() => kysely.transaction().execute(work)),
    stop: async () => {
      await kysely.destroy()
      // Kysely leaves a pool alone that it never used.
      if (!pool.ended) await pool.end()
      await onStop?.()
    },
  }
}

async function checkServer(url: string): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartError(
      'url_invalid',
      'DATABASE_URL is not a PostgreSQL address: write postgresql://user:password@host:5432/database.',
    )
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {}) // reported by the calls below
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
    if (Number(rows[0]?.version) < MIN_SERVER_VERSION) {
      throw new StartError('version_mismatch', 'DATABASE_URL names a PostgreSQL older than 18: upgrade that server.')
    }
  } catch (error) {
    throw explainConnection(error, url)
  } finally {
    await client.end().catch(() => {}) // nothing to close when it never connected
  }
}

/** Never repeats the URL, which holds a password. */
function explainConnection(error: unknown, url: string): unknown {
  if (error instanceof StartError) return error
  const { host, pathname } = new URL(url)
  const code = codeOf(error)
  if (code.startsWith('28')) {
    return new StartError(
      'url_refused',
      `The database at ${host} refuses this user or password: mend DATABASE_URL.`,
      error,
    )
  }
  if (code === '3D000') {
    return new StartError(
      'url_refused',
      `The database ${pathname.slice(1)} does not exist at ${host}: create it, or mend DATABASE_URL.`,
      error,
    )
  }
  const reason = code || (error instanceof Error ? error.message : String(error))
  return new StartError(
    'unreachable',
    `No database answers at ${host || 'the address in DATABASE_URL'} (${reason}): start it, or mend DATABASE_URL.`,
    error,
  )
}
