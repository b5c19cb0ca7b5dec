import { join } from 'node:path'
import { createLog } from '@baize/server-kit/log'
import { openKeyOfKeys } from '@baize/server-kit/secrets/open-key-of-keys'
import { rewrapDataKeys } from '@baize/server-kit/secrets/vault'
import { readConfig } from '../apps/platform/src/kernel/config.ts'
import { connect, openDatabase } from '../apps/platform/src/kernel/database/open-database.ts'
import { asOracle } from '../apps/studio/src/sports/oracle/open-oracle.ts'

/** Wraps the data keys of platform, studio and oracle under the first key of keys. Servers may go on meanwhile. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config)
  const keyOfKeys = await openKeyOfKeys(config)
  const platform = await openDatabase({ url: config.DATABASE_URL, dataDir: join(config.BAIZE_DATA, 'database'), log })
  const { STUDIO_DATABASE_URL: connectionString } = config
  const studio = connectionString ? connect({ connectionString, log }) : platform
  const oracleUrl = config.STUDIO_ORACLE_DATABASE_URL ?? asOracle(studio.connectionString) ?? studio.connectionString
  const oracle = connect({ connectionString: oracleUrl, log, poolSize: 1 })
  try {
    const count =
      (await rewrapDataKeys(platform.pool, 'secrets.data_key', keyOfKeys)) +
      (await rewrapDataKeys(studio.pool, 'studio.data_key', keyOfKeys)) +
      (await rewrapDataKeys(oracle.pool, 'oracle.data_key', keyOfKeys))
    console.log(`${count} data keys wrapped anew under ${keyOfKeys.currentId}.`)
  } finally {
    await oracle.stop()
    if (studio !== platform) await studio.stop()
    await platform.stop()
  }
}

await main()
