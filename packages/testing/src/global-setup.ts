import { CLUSTER_VARIABLE } from './database.ts'
import { startTestCluster } from './database-cluster.ts'

/** Vitest global setup: one embedded PostgreSQL for the whole run, whichever project asks first. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[CLUSTER_VARIABLE]) return undefined
  const cluster = await startTestCluster()
  process.env[CLUSTER_VARIABLE] = cluster.connectionString
  return cluster.stop
}
