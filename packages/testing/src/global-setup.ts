import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLUSTER_VARIABLE } from './database.ts'
import { startTestCluster } from './database-cluster.ts'
import { PICTURES_VARIABLE } from './shared-pictures.ts'

/** Global setup of a test run: one embedded PostgreSQL and one folder of pictures for all of it, whichever project asks first. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[CLUSTER_VARIABLE]) return undefined
  const cluster = await startTestCluster()
  process.env[CLUSTER_VARIABLE] = cluster.connectionString
  const pictures = await mkdtemp(join(tmpdir(), 'baize-pictures-'))
  process.env[PICTURES_VARIABLE] = pictures
  return async () => {
    await cluster.stop()
    await rm(pictures, { recursive: true, force: true })
  }
}
