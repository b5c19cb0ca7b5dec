import { fileURLToPath } from 'node:url'
import type { MigrationSource } from '@baize/server-kit/database/migration-files'

/** What the studio's tables come from. */
export const studioMigrations: readonly MigrationSource[] = [
  { domain: 'studio', folder: fileURLToPath(new URL('./migrations', import.meta.url)) },
]
