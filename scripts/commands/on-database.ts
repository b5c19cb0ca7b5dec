import { join, resolve } from 'node:path'
import type { Log } from '@baize/server-kit/log'
import { withoutSecrets } from '@baize/server-kit/without-secrets'
import type { Config } from '../../apps/platform/src/kernel/config.ts'
import type { DatabaseOf } from '../../apps/platform/src/kernel/database/open-database.ts'

/** Variables by which a command reaches the platform's database. */
export const databaseNames = ['BAIZE_DATA', 'DATABASE_URL', 'LOG_LEVEL'] as const

type DatabaseSettings = Pick<Config, (typeof databaseNames)[number]> & Partial<Pick<Config, 'DATABASE_OWNER_URL'>>

export interface Opened {
  database: DatabaseOf<object>
  log: Log
}

/**
 * Says which database is asked, opens it, and closes it when the work is done. An embedded one that runs is asked beside those
 * who use it.
 * @param alone refuses an embedded database that runs
 */
export async function onDatabase(
  settings: DatabaseSettings,
  work: (opened: Opened) => Promise<void>,
  { alone = false } = {},
): Promise<void> {
  console.log(`Asking ${databaseOf(settings)}.`)
  const { createLog } = await import('@baize/server-kit/log')
  const { openDatabase } = await import('../../apps/platform/src/kernel/database/open-database.ts')
  const log = createLog(settings)
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    ownerUrl: settings.DATABASE_OWNER_URL,
    dataDir: join(settings.BAIZE_DATA, 'database'),
    beside: !alone,
    log,
  })
  try {
    await work({ database, log })
  } finally {
    await database.stop()
  }
}

/** The database in words, never with a password. */
const databaseOf = ({ DATABASE_URL, BAIZE_DATA }: Pick<Config, 'DATABASE_URL' | 'BAIZE_DATA'>): string =>
  DATABASE_URL
    ? `the database at ${withoutSecrets(DATABASE_URL)}`
    : `the embedded database in ${resolve(BAIZE_DATA, 'database')}`
