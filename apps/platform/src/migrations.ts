import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { domainOrder } from './domains/order.ts'
import type { MigrationSource } from './kernel/database/migration-files.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Every folder of migrations, in the order in which domains may lean on one another. */
export const migrationSources: readonly MigrationSource[] = [
  { domain: 'kernel-deployment', folder: folder('./kernel/deployment/migrations') },
  { domain: 'kernel-months', folder: folder('./kernel/months/migrations') },
  { domain: 'kernel-jobs', folder: folder('./kernel/jobs/migrations') },
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
