import { fileURLToPath } from 'node:url'
import { type Migrated, migrate } from '@baize/server-kit/database/migrate'
import { giveOracleRights } from './sports/oracle/oracle-rights.ts'

const sources = [{ domain: 'studio', folder: fileURLToPath(new URL('./migrations', import.meta.url)) }]

/**
 * Brings the studio's tables up to date, and gives its role and the oracle's their rights there; see {@link migrate} for what a
 * process does that was not told the owner.
 * @throws StartError
 */
export const prepareStudioDatabase = (database: Migrated): Promise<string[]> =>
  migrate(database, sources, giveOracleRights)
