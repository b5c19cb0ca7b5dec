import { databaseNames, onDatabase } from './commands/on-database.ts'
import { runCommand } from './commands/run-command.ts'

/** Backs up a deployment on the embedded database, while it runs or not: `npm run backup -- FOLDER`. */
await runCommand([...databaseNames, 'HEADS_FILE'], async settings => {
  const [folder] = process.argv.slice(2)
  const { StartError } = await import('@baize/server-kit/database/start-error')
  const { requireNewFolder, takeBackup } = await import('./backup/take-backup.ts')
  if (!folder) throw new StartError('start_failed', 'Name a new folder: npm run backup -- /backups/monday')
  if (settings.DATABASE_URL)
    throw new StartError(
      'start_failed',
      'DATABASE_URL names a PostgreSQL of yours: back it up by its own tools (docs/operations.md, "Backup and restore").',
    )
  await requireNewFolder(folder, settings.BAIZE_DATA)
  await onDatabase(settings, async ({ database }) => {
    const keyIds = await takeBackup(database, settings, folder)
    console.log(
      [
        `${folder} holds database, uploads and heads.`,
        `It does not hold the key of keys, ${keyIds.join(' and ')}, without which it cannot be restored: BAIZE_KEY, or the file`,
        'keys/key-of-keys of the data folder, belongs into another place.',
      ].join('\n'),
    )
  })
})
