import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@baize/platform/kernel/database/open-database'
import { prepareDatabase } from '@baize/platform/prepare-database'
import { startEmbeddedPostgres } from '@baize/server-kit/database/embedded-postgres'
import { silentLog } from '@baize/server-kit/database/log'
import { type Addresses, addressesOf, runAsAdmin, TEMPLATE_DATABASE } from './database.ts'

/** A new folder for a database, which the unprivileged server of a root-run test can reach; remove it when done. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'baize-test-'))
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/**
 * Starts one embedded server for a test run and makes the template database. Crash safety is off. The address answered is
 * that of the owner of everything.
 */
export async function startTestCluster(): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const folder = temporaryFolder()
  const server = await startEmbeddedPostgres({ dataDir: folder.path, log: silentLog, durable: false })
  await runAsAdmin(server.ownerConnectionString, `create database ${TEMPLATE_DATABASE}`)
  await migrateAt(addressesOf(server.ownerConnectionString, TEMPLATE_DATABASE))
  return {
    connectionString: server.ownerConnectionString,
    stop: async () => {
      await server.stop()
      folder.remove()
    },
  }
}

/** Brings the platform's tables into a database. */
export async function migrateAt(addresses: Addresses): Promise<void> {
  const database = connect({ ...addresses, log: silentLog, poolSize: 1 })
  await prepareDatabase(database)
  await database.stop()
}
