import { fileURLToPath } from 'node:url'
import type { MigrationSource } from './kernel/database/migrate.ts'

const source = (domain: string): MigrationSource => ({
  domain,
  folder: fileURLToPath(new URL(`./domains/${domain}/migrations`, import.meta.url)),
})

/** The domains that own tables, in the order in which their migrations run. */
export const migrationSources: readonly MigrationSource[] = [source('ledger')]
