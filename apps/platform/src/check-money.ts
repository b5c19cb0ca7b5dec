import { bonusInvariants } from './domains/bonuses/index.ts'
import { cashierInvariants } from './domains/cashier/index.ts'
import { contractInvariants } from './domains/contracts/index.ts'
import { gatewayInvariants } from './domains/gateway/index.ts'
import { checkInvariants, type Violation } from './domains/ledger/index.ts'
import { pointsInvariants } from './domains/points/index.ts'
import type { Database } from './kernel/database/open-database.ts'
import type { Job } from './kernel/jobs/job.ts'
import type { Log } from './kernel/log.ts'

/** What each domain promises of money beyond the ledger's own rules: the one list, for tests and for every night. */
const promised = {
  ...bonusInvariants,
  ...contractInvariants,
  ...gatewayInvariants,
  ...cashierInvariants,
  ...pointsInvariants,
}

/** Checks the ledger, and what other domains promise of the money that lies there. Empty when everything holds. */
export const checkMoney = (database: Pick<Database, 'kysely'>): Promise<Violation[]> =>
  checkInvariants(database, promised)

/** The nightly check. A run that finds something fails, so that it shows wherever jobs show. */
export const moneyCheck = (database: Database, log: Pick<Log, 'fatal'>): Job => ({
  name: 'money-check',
  cron: '40 3 * * *',
  async run() {
    const violations = await checkMoney(database)
    if (violations.length === 0) return { violations: 0 }
    log.fatal({ violations }, 'the money does not add up')
    throw new Error(`the money does not add up: ${[...new Set(violations.map(each => each.invariant))].join('; ')}`)
  },
})
