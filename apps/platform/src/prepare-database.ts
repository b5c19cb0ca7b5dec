import { migrate } from '@baize/server-kit/database/migrate'
import { installQueue } from '@baize/server-kit/jobs/install-queue'
import type { Database } from './kernel/database/open-database.ts'
import { migrationSources } from './migrations.ts'

/**
 * Brings the platform's database up to date, and gives the role that the process runs with its rights there; see
 * {@link migrate} for what a process does that was not told the owner.
 * @throws StartError
 */
export const prepareDatabase = (database: Database): Promise<string[]> =>
  migrate(database, migrationSources, installQueue)
