import { withoutSecrets } from '@baize/server-kit/without-secrets'
import { databaseNames, onDatabase } from './commands/on-database.ts'
import { runCommand } from './commands/run-command.ts'

/**
 * Brings the databases of platform and studio up to date by their owners: `npm run migrate`, for deployments whose servers
 * are not told the owners.
 */
await runCommand(
  [...databaseNames, 'DATABASE_OWNER_URL', 'STUDIO_DATABASE_URL', 'STUDIO_DATABASE_OWNER_URL'],
  settings =>
    onDatabase(settings, async ({ database, log }) => {
      const { checkServers } = await import('@baize/server-kit/database/check-server')
      const { connect } = await import('../apps/platform/src/kernel/database/open-database.ts')
      const { prepareDatabase } = await import('../apps/platform/src/prepare-database.ts')
      const { prepareStudioDatabase } = await import('../apps/studio/src/prepare-studio-database.ts')
      const { STUDIO_DATABASE_URL: connectionString, STUDIO_DATABASE_OWNER_URL: ownerConnectionString } = settings
      if (connectionString) console.log(`And for the studio the database at ${withoutSecrets(connectionString)}.`)
      const studio = connectionString ? connect({ connectionString, ownerConnectionString, log }) : database
      try {
        await checkServers({ STUDIO_DATABASE_URL: connectionString, STUDIO_DATABASE_OWNER_URL: ownerConnectionString })
        const applied = [...(await prepareDatabase(database)), ...(await prepareStudioDatabase(studio))]
        console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing was missing.')
      } finally {
        if (studio !== database) await studio.stop()
      }
    }),
)
