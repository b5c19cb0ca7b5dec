import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '@baize/platform/kernel/database/log'
import { connect, type Database } from '@baize/platform/kernel/database/open-database'
import { clusterUrl, createTestDatabase, TEMPLATE_DATABASE, withDatabaseName } from './database.ts'
import { ServerProcess } from './server-process.ts'

const siteTemplate = 'template_site'

/** A database of its own as the whole product leaves it behind after its first start: demo world and games are in. */
export async function createSiteDatabase(): Promise<Database> {
  await makeTemplateOnce()
  return createTestDatabase({ template: siteTemplate })
}

/** Whoever asks first lets the product start once; others wait for it. */
async function makeTemplateOnce(): Promise<void> {
  const database = connect({ connectionString: clusterUrl(), log: silentLog, poolSize: 1 })
  // One connection all along, since the lock ends with it.
  const admin = await database.pool.connect()
  try {
    await admin.query(`select pg_advisory_lock(hashtext('${siteTemplate}'))`)
    const { rowCount } = await admin.query(`select from pg_database where datname = '${siteTemplate}'`)
    if (rowCount) return
    await admin.query(`create database site_first_start template ${TEMPLATE_DATABASE}`)
    await startOnce(withDatabaseName(clusterUrl(), 'site_first_start'))
    await admin.query(`alter database site_first_start rename to ${siteTemplate}`)
  } finally {
    admin.release(true)
    await database.stop()
  }
}

async function startOnce(databaseUrl: string): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'baize-test-'))
  const server = await ServerProcess.start({ PORT: '0', BAIZE_DATA: data, DATABASE_URL: databaseUrl })
  const code = await server.stop()
  await rm(data, { recursive: true, force: true })
  if (code !== 0) throw new Error(`the first start failed:\n${server.output}`)
}
