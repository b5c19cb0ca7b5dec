import { resolve } from 'node:path'
import { runCommand } from './commands/run-command.ts'

/** Puts a backup into a new data folder: `npm run restore -- FOLDER`, with BAIZE_KEY or keys/key-of-keys in place. */
await runCommand(['BAIZE_DATA', 'DATABASE_URL', 'BAIZE_KEY', 'HEADS_FILE'], async settings => {
  const [folder] = process.argv.slice(2)
  const { StartError } = await import('@baize/server-kit/database/start-error')
  const { restoreBackup } = await import('./backup/restore-backup.ts')
  if (!folder) throw new StartError('start_failed', 'Name the backup: npm run restore -- /backups/monday')
  if (settings.DATABASE_URL)
    throw new StartError(
      'start_failed',
      'A backup of the embedded database goes into a data folder: leave DATABASE_URL away, and name the folder in BAIZE_DATA.',
    )
  console.log(`Restoring ${folder} into ${resolve(settings.BAIZE_DATA)}.`)
  const { takenAt, keptHeads } = await restoreBackup(folder, settings)
  console.log(`Restored what was committed at ${takenAt}: start Baize.`)
  if (keptHeads) console.log(`${keptHeads} was there and stays.`)
})
