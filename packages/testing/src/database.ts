import { randomBytes } from 'node:crypto'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { connect, connectOwner } from '@baize/platform/kernel/database/open-database'
import { RUNTIME_USER } from '@baize/server-kit/database/embedded/cluster'
import { silentLog } from '@baize/server-kit/database/log'

/** Set by the global setup of the test run: the server that test databases live on. */
export const CLUSTER_VARIABLE = 'BAIZE_TEST_CLUSTER'

/** The migrated database that test databases are copied from. */
export const TEMPLATE_DATABASE = 'template_baize'

/** Address of the run's server, as the owner of everything there. @throws Error without `global-setup.ts` in the test runner's configuration */
export function clusterUrl(): string {
  const cluster = process.env[CLUSTER_VARIABLE]
  if (!cluster)
    throw new Error(`${CLUSTER_VARIABLE} is not set: add packages/testing/src/global-setup.ts to globalSetup.`)
  return cluster
}

/**
 * A migrated database of its own, copied from a template of the run, as the role that the platform runs with. Stop it when
 * the file's tests are done; that drops it. Needs `global-setup.ts` in the test runner's configuration.
 */
export async function createTestDatabase({ poolSize = 10, template = TEMPLATE_DATABASE } = {}): Promise<EveryDatabase> {
  const cluster = clusterUrl()
  const name = `test_${randomBytes(6).toString('hex')}`
  await runAsAdmin(cluster, `create database ${name} template ${template} strategy file_copy`)
  return connect({
    ...addressesOf(cluster, name),
    log: silentLog,
    poolSize,
    onStop: () => runAsAdmin(cluster, `drop database ${name} with (force)`),
  })
}

/** The same server, another database. */
export function withDatabaseName(connectionString: string, database: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return url.href
}

/** Addresses of a database, as the role that the platform runs with and as its owner. */
export type Addresses = Pick<EveryDatabase, 'connectionString' | 'ownerConnectionString'>

/** The addresses of a database on a server, by that of the server's owner. */
export function addressesOf(cluster: string, database: string): Addresses {
  const ownerConnectionString = withDatabaseName(cluster, database)
  const url = new URL(ownerConnectionString)
  url.username = RUNTIME_USER
  return { connectionString: url.href, ownerConnectionString }
}

/** Both addresses as the environment of a server names them. */
export const databaseEnvironment = ({
  connectionString,
  ownerConnectionString,
}: Addresses): Record<string, string> => ({
  DATABASE_URL: connectionString,
  ...(ownerConnectionString ? { DATABASE_OWNER_URL: ownerConnectionString } : {}),
})

/** Runs what the role of the platform may not, as whoever owns the tables: statements without values, one after the other. */
export const asOwner = (database: EveryDatabase, sql: string): Promise<void> =>
  withOwner(database, async pool => void (await pool.query(sql)))

/** Lends connections of whoever owns the tables of platform and studio, and may read those of the oracle too. */
export async function withOwner<T>(
  database: EveryDatabase,
  work: (pool: EveryDatabase['pool']) => Promise<T>,
): Promise<T> {
  const owner = connectOwner(database)
  try {
    return await work(owner.pool)
  } finally {
    await owner.stop()
  }
}

/** Runs one statement for the whole server. */
export async function runAsAdmin(cluster: string, sql: string): Promise<void> {
  const admin = connect({ connectionString: cluster, log: silentLog, poolSize: 1 })
  try {
    await admin.pool.query(sql)
  } finally {
    await admin.stop()
  }
}
