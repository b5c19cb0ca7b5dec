import { join } from 'node:path'
import { StartError } from '@baize/server-kit/database/start-error'
import { createLog } from '@baize/server-kit/log'
import { ConfigError } from '@baize/server-kit/read-variables'
import { adoptDatabase } from '../apps/platform/src/adopt-database.ts'
import { readConfig } from '../apps/platform/src/kernel/config.ts'
import { connectOwner, openDatabase } from '../apps/platform/src/kernel/database/open-database.ts'
import { prepareDatabase } from '../apps/platform/src/prepare-database.ts'

/** Takes over a database that was restored on another server: `npm run adopt-database`, once, while nothing runs on it. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase({
    url: config.DATABASE_URL,
    ownerUrl: config.DATABASE_OWNER_URL,
    dataDir: join(config.BAIZE_DATA, 'database'),
    log: createLog(config),
  })
  try {
    await prepareDatabase(database)
    const owner = connectOwner(database)
    const adopted = await adoptDatabase(owner).finally(() => owner.stop())
    console.log(adopted ? 'The database is adopted: start Baize.' : 'This database is at home here: nothing to adopt.')
  } finally {
    await database.stop()
  }
}

main().catch(error => {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error)
  process.exit(1)
})
