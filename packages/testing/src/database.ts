import { randomBytes } from 'node:crypto'
import { silentLog } from '@baize/platform/kernel/database/log'
import { connect, type Database } from '@baize/platform/kernel/database/open-database'

/** Set by the global setup of the test run: the server that test databases live on. */
export const CLUSTER_VARIABLE = 'BAIZE_TEST_CLUSTER'

/** The migrated database that test databases are copied from. */
export const TEMPLATE_DATABASE = 'template_baize'

/** Address of the run's server. @throws Error without `global-setup.ts` in the Vitest configuration */
export function clusterUrl(): string {
  const cluster = process.env[CLUSTER_VARIABLE]
  if (!cluster)
    throw new Error(`${CLUSTER_VARIABLE} is not set: add packages/testing/src/global-setup.ts to globalSetup.`)
  return cluster
}

/**
 * A migrated database of its own, copied from a template of the run. Stop it when the file's tests are done;
 * that drops it. Needs `global-setup.ts` in the Vitest configuration.
 */
export async function createTestDatabase({ poolSize = 10, template = TEMPLATE_DATABASE } = {}): Promise<Database> {
  const cluster = clusterUrl()
  const name = `test_${randomBytes(6).toString('hex')}`
  await runAsAdmin(cluster, `create database ${name} template ${template}`)
  return connect({
    connectionString: withDatabaseName(cluster, name),
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

async function runAsAdmin(cluster: string, sql: string): Promise<void> {
  const admin = connect({ connectionString: cluster, log: silentLog, poolSize: 1 })
  try {
    await admin.pool.query(sql)
  } finally {
    await admin.stop()
  }
}
