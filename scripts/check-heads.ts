import { databaseNames, onDatabase } from './commands/on-database.ts'
import { runCommand } from './commands/run-command.ts'

/** Compares audit and ledger with every exported head: `npm run check-heads`, or with the file after it. */
await runCommand([...databaseNames, 'BAIZE_KEY', 'HEADS_FILE'], async settings => {
  const { StartError } = await import('@baize/server-kit/database/start-error')
  const { readLines } = await import('../apps/platform/src/heads/head-file.ts')
  const { headsFile } = await import('../apps/platform/src/kernel/config.ts')
  const file = process.argv[2] ?? headsFile(settings)
  const lines = await readLines(file)
  if (lines.length === 0) throw new StartError('start_failed', `${file} holds no heads: name the file that does.`)
  await onDatabase(settings, async ({ database }) => {
    const { systemRng } = await import('@baize/server-kit/outside')
    const { openKeyOfKeys } = await import('@baize/server-kit/secrets/open-key-of-keys')
    const { checkHeads } = await import('../apps/platform/src/heads/check-heads.ts')
    const { loadSecrets } = await import('../apps/platform/src/kernel/secrets/load-secrets.ts')
    const { headsKey } = await loadSecrets(database, systemRng, await openKeyOfKeys(settings))
    const faults = await checkHeads(database, lines, headsKey)
    console.log(faults.length > 0 ? faults.join('\n') : `Audit and ledger meet all ${lines.length} heads of ${file}.`)
    process.exitCode = faults.length > 0 ? 1 : 0
  })
})
