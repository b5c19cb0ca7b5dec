import { bonusInvariants } from './domains/bonuses/index.ts'
import { contractInvariants } from './domains/contracts/index.ts'
import { checkInvariants, type Violation } from './domains/ledger/index.ts'
import type { Database } from './kernel/database/open-database.ts'

/** Checks the ledger, and what other domains promise of the money that lies there. Empty when everything holds. */
export const checkMoney = (database: Pick<Database, 'kysely'>): Promise<Violation[]> =>
  checkInvariants(database, { ...bonusInvariants, ...contractInvariants })
