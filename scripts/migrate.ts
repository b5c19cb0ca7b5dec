import { join } from 'node:path'
import { migrate } from '@baize/server-kit/database/migrate'
import { StartError } from '@baize/server-kit/database/start-error'
import { createLog } from '@baize/server-kit/log'
import { ConfigError } from '@baize/server-kit/read-variables'
import { readConfig } from '../apps/platform/src/kernel/config.ts'
import { connect, openDatabase } from '../apps/platform/src/kernel/database/open-database.ts'
import { prepareDatabase } from '../apps/platform/src/prepare-database.ts'
import { studioMigrations } from '../apps/studio/src/studio-migrations.ts'

/**
 * Brings the databases of platform and studio up to date by their owners: `npm run migrate`, for deployments whose servers
 * are not told the owners.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config)
  const platform = await openDatabase({
    url: config.DATABASE_URL,
    ownerUrl: config.DATABASE_OWNER_URL,
    dataDir: join(config.BAIZE_DATA, 'database'),
    log,
  })
  const { STUDIO_DATABASE_URL: connectionString, STUDIO_DATABASE_OWNER_URL: ownerConnectionString } = config
  const studio = connectionString ? connect({ connectionString, ownerConnectionString, log }) : platform
  try {
    const applied = [...(await prepareDatabase(platform)), ...(await migrate(studio, studioMigrations))]
    console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing was missing.')
  } finally {
    if (studio !== platform) await studio.stop()
    await platform.stop()
  }
}

main().catch(error => {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error)
  process.exit(1)
})
