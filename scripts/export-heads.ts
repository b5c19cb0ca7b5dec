import { databaseNames, onDatabase } from './commands/on-database.ts'
import { runCommand } from './commands/run-command.ts'

/** Exports the heads of audit and ledger now, as the nightly job does: `npm run export-heads`. */
await runCommand([...databaseNames, 'DATABASE_OWNER_URL', 'BAIZE_KEY', 'HEADS_FILE'], settings =>
  onDatabase(settings, async ({ database, log }) => {
    const { runJob } = await import('@baize/server-kit/jobs/run-job')
    const { systemClock: clock, systemRng } = await import('@baize/server-kit/outside')
    const { openKeyOfKeys } = await import('@baize/server-kit/secrets/open-key-of-keys')
    const { exportHeads } = await import('../apps/platform/src/heads/export-heads.ts')
    const { headsFile } = await import('../apps/platform/src/kernel/config.ts')
    const { requireHome } = await import('../apps/platform/src/kernel/deployment/home.ts')
    const { loadSecrets } = await import('../apps/platform/src/kernel/secrets/load-secrets.ts')
    const { prepareDatabase } = await import('../apps/platform/src/prepare-database.ts')
    await prepareDatabase(database)
    await requireHome(database)
    const { headsKey: key } = await loadSecrets(database, systemRng, await openKeyOfKeys(settings))
    const file = headsFile(settings)
    await runJob({ database, log }, exportHeads({ database, clock, log, file, key }))
    console.log(`The heads are in ${file}.`)
  }),
)
