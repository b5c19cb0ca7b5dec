import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { MigrationSource } from '@baize/server-kit/database/migration-files'
import { kitMigrations } from '@baize/server-kit/migrations'
import { domainOrder } from './domains/order.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Every folder of migrations, in the order in which domains may lean on one another. */
export const migrationSources: readonly MigrationSource[] = [
  { domain: 'kernel-deployment', folder: folder('./kernel/deployment/migrations') },
  ...kitMigrations,
  { domain: 'kernel-secrets', folder: folder('./kernel/secrets/migrations') },
  { domain: 'kernel-http', folder: folder('./kernel/http/migrations') },
  { domain: 'kernel-settings', folder: folder('./kernel/settings/migrations') },
  { domain: 'kernel-delivery', folder: folder('./kernel/delivery/migrations') },
  { domain: 'kernel-audit', folder: folder('./kernel/audit/migrations') },
  { domain: 'kernel-approvals', folder: folder('./kernel/approvals/migrations') },
  { domain: 'kernel-uploads', folder: folder('./kernel/uploads/migrations') },
  ...domainOrder
    .map(domain => ({ domain, folder: folder(`./domains/${domain}/migrations`) }))
    .filter(source => existsSync(source.folder)),
]
