import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { connect } from '@baize/platform/kernel/database/open-database'
import { silentLog } from '@baize/server-kit/database/log'
import { addressesOf, clusterUrl, TEMPLATE_DATABASE } from './database.ts'

const made = new Map<string, Promise<void>>()

/** A database that others of the run are copied from. */
export interface Template {
  name: string
  /** The template that it starts from; the migrated database when left out. */
  from?: string
  /** Fills it. Every connection is closed when this resolves. */
  fill(database: EveryDatabase): Promise<void>
}

/** Has a template of the run filled once: whichever worker asks first does it, the others wait. Answers its name. */
export async function templateDatabase(template: Template): Promise<string> {
  const { name } = template
  const making = made.get(name) ?? makeOnce(template)
  made.set(name, making)
  await making
  return name
}

async function makeOnce({ name, from = TEMPLATE_DATABASE, fill }: Template): Promise<void> {
  const database = connect({ connectionString: clusterUrl(), log: silentLog, poolSize: 1 })
  // One connection all along, since the lock ends with it.
  const admin = await database.pool.connect()
  try {
    await admin.query(`select pg_advisory_lock(hashtext('${name}'))`)
    const { rowCount } = await admin.query(`select from pg_database where datname = '${name}'`)
    if (rowCount) return
    const unfinished = `${name}_unfinished`
    await admin.query(`create database ${unfinished} template ${from}`)
    const filling = connect({ ...addressesOf(clusterUrl(), unfinished), log: silentLog })
    await fill(filling)
    await filling.stop()
    await admin.query(`alter database ${unfinished} rename to ${name}`)
  } finally {
    admin.release(true)
    await database.stop()
  }
}
