import { bonusInvariants } from './domains/bonuses/index.ts'
import { cashierInvariants } from './domains/cashier/index.ts'
import { contractInvariants } from './domains/contracts/index.ts'
import { gatewayInvariants } from './domains/gateway/index.ts'
import { checkInvariants, type Violation } from './domains/ledger/index.ts'
import { pointsInvariants } from './domains/points/index.ts'
import type { Database } from './kernel/database/open-database.ts'

/** Checks the ledger, and what other domains promise of the money that lies there. Empty when everything holds. */
export const checkMoney = (database: Pick<Database, 'kysely'>): Promise<Violation[]> =>
  checkInvariants(database, {
    ...bonusInvariants,
    ...contractInvariants,
    ...gatewayInvariants,
    ...cashierInvariants,
    ...pointsInvariants,
  })
