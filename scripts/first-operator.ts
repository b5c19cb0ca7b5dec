import { join } from 'node:path'
import { requireDurable } from '@baize/server-kit/database/durability'
import { StartError } from '@baize/server-kit/database/start-error'
import { createLog } from '@baize/server-kit/log'
import { systemClock, systemRng } from '@baize/server-kit/outside'
import { ConfigError } from '@baize/server-kit/read-variables'
import { createPlatform } from '../apps/platform/src/app.ts'
import { createFirstOperator } from '../apps/platform/src/first-operator.ts'
import { ApiError } from '../apps/platform/src/kernel/api-error.ts'
import { readConfig } from '../apps/platform/src/kernel/config.ts'
import { openDatabase } from '../apps/platform/src/kernel/database/open-database.ts'
import { prepareDatabase } from '../apps/platform/src/prepare-database.ts'

/** Makes the first operator of a deployment and prints the one-time password: `npm run first-operator -- anna`. */
async function main([username]: string[]): Promise<void> {
  if (!username) throw new StartError('start_failed', 'Name the operator: npm run first-operator -- anna')
  const config = readConfig(process.env)
  const log = createLog(config)
  const database = await openDatabase({
    url: config.DATABASE_URL,
    ownerUrl: config.DATABASE_OWNER_URL,
    dataDir: join(config.BAIZE_DATA, 'database'),
    log,
  })
  try {
    if (config.REAL_MONEY) await requireDurable(database, config.DATABASE_NODES !== undefined)
    await prepareDatabase(database)
    const outside = { clock: systemClock, rng: systemRng }
    const platform = await createPlatform({
      ...{ config, database, log, ...outside },
      ...{ checkResponses: false },
    })
    const password = await createFirstOperator({ database, ...outside, ...platform }, username)
    await platform.close()
    console.log(`The operator ${username} signs in once with this password, which is kept nowhere: ${password}`)
  } finally {
    await database.stop()
  }
}

main(process.argv.slice(2)).catch(error => {
  const foreseen = error instanceof ConfigError || error instanceof StartError || error instanceof ApiError
  console.error(foreseen ? error.message : error)
  process.exit(1)
})
