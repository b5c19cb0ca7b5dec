import { join } from 'node:path'
import { StartError } from '@baize/server-kit/database/start-error'
import { createLog } from '@baize/server-kit/log'
import { systemClock, systemRng } from '@baize/server-kit/outside'
import { ConfigError } from '@baize/server-kit/read-variables'
import { KeyMissing } from '@baize/server-kit/secrets/key-of-keys'
import { createPlatform } from '../apps/platform/src/app.ts'
import { headsFile, readConfig } from '../apps/platform/src/kernel/config.ts'
import { openDatabase } from '../apps/platform/src/kernel/database/open-database.ts'
import { prepareDatabase } from '../apps/platform/src/prepare-database.ts'

/** Exports the heads of audit and ledger now, as the nightly job does: `npm run export-heads`. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config)
  const database = await openDatabase({
    url: config.DATABASE_URL,
    ownerUrl: config.DATABASE_OWNER_URL,
    dataDir: join(config.BAIZE_DATA, 'database'),
    log,
  })
  try {
    await prepareDatabase(database)
    const platform = await createPlatform({
      ...{ config, database, log },
      ...{ clock: systemClock, rng: systemRng, checkResponses: false },
    })
    await platform.runJob('heads-export').finally(() => platform.close())
    console.log(`The heads are in ${headsFile(config)}.`)
  } finally {
    await database.stop()
  }
}

main().catch(error => {
  const foreseen = [ConfigError, StartError, KeyMissing].some(kind => error instanceof kind)
  console.error(foreseen ? error.message : error)
  process.exit(1)
})
