import { fileURLToPath } from 'node:url'
import type { MigrationSource } from './database/migration-files.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Tables of months and jobs. Their names are those under which databases have noted them. */
export const kitMigrations: readonly MigrationSource[] = [
  { domain: 'kernel-months', folder: folder('./months/migrations') },
  { domain: 'kernel-jobs', folder: folder('./jobs/migrations') },
]
