import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import { inSpan } from '../tracing/tracer.ts'
import { Commits } from './after-commit.ts'
import { CONNECT_TIMEOUT_MS, checkServers } from './check-server.ts'
import { columnTypes } from './column-types.ts'
import { findRunning } from './embedded/running.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { type DatabaseLog, silentLog } from './log.ts'
import { outliveBreaks } from './outlive-breaks.ts'
import { retrying } from './postgres-errors.ts'
import { Replicas } from './replica/replicas.ts'
import { onPrimary } from './replica/where-reads-go.ts'
import { WorkPool } from './work-pool.ts'

const DEFAULT_POOL_SIZE = 16

/** A database as those see it that know none of its tables. */
export interface Connections {
  /** bigint columns arrive as BigInt, numeric as string, on this pool and on `kysely`. */
  pool: pg.Pool
  connectionString: string
  /**
   * Address of the role that owns the tables and makes new ones; undefined where this process was told one address alone.
   * Nothing but migrations, and commands of those who run a deployment, use it.
   */
  ownerConnectionString: string | undefined
  /** Replicas were named, which answer reads that may lag. */
  hasReplicas: boolean
  /** Closes the connections, and stops the embedded server when there is one. */
  stop(): Promise<void>
}

/** A database with its tables' types. */
export interface Database<Tables> extends Connections {
  kysely: Kysely<Tables>
  /** Commits when `work` resolves, else rolls back; runs `work` again after a serialization failure or deadlock. */
  transaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
}

export interface OpenDatabaseOptions {
  /** DATABASE_URL; the embedded PostgreSQL runs when it is missing. */
  url?: string | undefined
  /** DATABASE_OWNER_URL. */
  ownerUrl?: string | undefined
  /** DATABASE_REPLICA_URLS: standbys of `url`. */
  replicaUrls?: readonly string[] | undefined
  /** Folder of the embedded database. */
  dataDir: string
  log: DatabaseLog
  poolSize?: number
  /** Goes to the embedded server that another process runs on the folder, where one does. */
  beside?: boolean
}

/** Opens the database. Throws StartError, whose message is one line that says what to do. */
export async function openDatabase<Tables>({
  url,
  ownerUrl,
  replicaUrls,
  dataDir,
  log,
  poolSize,
  beside = false,
}: OpenDatabaseOptions): Promise<Database<Tables>> {
  if (url) {
    await checkServers({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl })
    return connect({ connectionString: url, ownerConnectionString: ownerUrl, replicaUrls, log, poolSize })
  }
  const running = beside ? findRunning(dataDir) : null
  if (running) return connect({ ...running, log, poolSize })
  const { stop, ...addresses } = await startEmbeddedPostgres({ dataDir, log })
  return connect({ ...addresses, log, poolSize, onStop: stop })
}

export interface ConnectOptions {
  /** Whose connections they are, for those who measure; the platform's where left out. */
  name?: string
  connectionString: string
  ownerConnectionString?: string | undefined
  replicaUrls?: readonly string[] | undefined
  log: DatabaseLog
  poolSize?: number | undefined
  onStop?: () => Promise<void>
}

/** Connections to a server that runs already. */
export function connect<Tables>({
  name = 'platform',
  connectionString,
  ownerConnectionString,
  replicaUrls = [],
  log,
  poolSize = DEFAULT_POOL_SIZE,
  onStop,
}: ConnectOptions): Database<Tables> {
  const replicas =
    replicaUrls.length > 0 ? new Replicas({ urls: replicaUrls, primaryUrl: connectionString, poolSize, log }) : null
  const pool = new WorkPool(
    name,
    {
      connectionString,
      max: poolSize,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: 'baize',
      types: columnTypes,
    },
    replicas,
  )
  outliveBreaks(pool, log)
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const commits = new Commits(kysely, log)
  return {
    pool,
    kysely,
    connectionString,
    ownerConnectionString,
    hasReplicas: replicas !== null,
    transaction: work =>
      onPrimary(() =>
        inSpan(
          'database.transaction',
          'internal',
          () => ({}),
          () => retrying(() => commits.run(work)),
        ),
      ),
    stop: async () => {
      await commits.settled()
      await kysely.destroy()
      // Kysely leaves a pool alone that it never used.
      if (!pool.ended) await pool.end()
      await onStop?.()
    },
  }
}

/** The same database as its owner sees it, on a connection of its own. Stop it when done. */
export const connectOwner = <Tables>({
  connectionString,
  ownerConnectionString = connectionString,
}: Pick<Connections, 'connectionString' | 'ownerConnectionString'>): Database<Tables> =>
  connect({
    ...{ name: 'owner', connectionString: ownerConnectionString, ownerConnectionString },
    ...{ log: silentLog, poolSize: 1 },
  })
