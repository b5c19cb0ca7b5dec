import { databaseNames, onDatabase } from './commands/on-database.ts'
import { runCommand } from './commands/run-command.ts'

/** Wraps the data keys of platform, studio and oracle under the first key of keys. Servers may go on meanwhile. */
await runCommand([...databaseNames, 'BAIZE_KEY', 'STUDIO_DATABASE_URL', 'STUDIO_ORACLE_DATABASE_URL'], settings =>
  onDatabase(settings, async ({ database, log }) => {
    const { openKeyOfKeys } = await import('@baize/server-kit/secrets/open-key-of-keys')
    const { rewrapDataKeys } = await import('@baize/server-kit/secrets/vault')
    const { checkServers } = await import('@baize/server-kit/database/check-server')
    const { connect } = await import('../apps/platform/src/kernel/database/open-database.ts')
    const { asOracle } = await import('../apps/studio/src/sports/oracle/open-oracle.ts')
    const keyOfKeys = await openKeyOfKeys(settings)
    const { STUDIO_DATABASE_URL: connectionString } = settings
    const studio = connectionString ? connect({ connectionString, log }) : database
    const oracleUrl =
      settings.STUDIO_ORACLE_DATABASE_URL ?? asOracle(studio.connectionString) ?? studio.connectionString
    const oracle = connect({ connectionString: oracleUrl, log, poolSize: 1 })
    try {
      await checkServers({
        STUDIO_DATABASE_URL: connectionString,
        STUDIO_ORACLE_DATABASE_URL: settings.STUDIO_ORACLE_DATABASE_URL,
      })
      const count =
        (await rewrapDataKeys(database.pool, 'secrets.data_key', keyOfKeys)) +
        (await rewrapDataKeys(studio.pool, 'studio.data_key', keyOfKeys)) +
        (await rewrapDataKeys(oracle.pool, 'oracle.data_key', keyOfKeys))
      console.log(`${count} data keys wrapped anew under ${keyOfKeys.currentId}.`)
    } finally {
      await oracle.stop()
      if (studio !== database) await studio.stop()
    }
  }),
)
