import { migrate } from './kernel/database/migrate.ts'
import type { Database } from './kernel/database/open-database.ts'
import { installQueue } from './kernel/jobs/install-queue.ts'
import { migrationSources } from './migrations.ts'

/**
 * Brings the platform's database up to date, and gives the role that the process runs with its rights there; see
 * {@link migrate} for what a process does that was not told the owner.
 * @throws StartError
 */
export const prepareDatabase = (database: Database): Promise<string[]> =>
  migrate(database, migrationSources, installQueue)
