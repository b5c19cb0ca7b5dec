import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@baize/platform/kernel/database/embedded-postgres'
import { silentLog } from '@baize/platform/kernel/database/log'
import { migrate } from '@baize/platform/kernel/database/migrate'
import { connect } from '@baize/platform/kernel/database/open-database'
import { migrationSources } from '@baize/platform/migrations'
import { TEMPLATE_DATABASE, withDatabaseName } from './database.ts'

/** A new folder for a database, which the unprivileged server of a root-run test can reach; remove it when done. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'baize-test-'))
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Starts one embedded server for a test run and makes the template database. Crash safety is off. */
export async function startTestCluster(): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const folder = temporaryFolder()
  const server = await startEmbeddedPostgres({ dataDir: folder.path, log: silentLog, durable: false })
  const admin = connect({ connectionString: server.connectionString, log: silentLog, poolSize: 1 })
  await admin.pool.query(`create database ${TEMPLATE_DATABASE}`)
  await admin.stop()
  const template = connect({
    connectionString: withDatabaseName(server.connectionString, TEMPLATE_DATABASE),
    log: silentLog,
    poolSize: 1,
  })
  await migrate(template.pool, migrationSources)
  await template.stop()
  return {
    connectionString: server.connectionString,
    stop: async () => {
      await server.stop()
      folder.remove()
    },
  }
}
