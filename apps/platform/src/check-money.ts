import type { Job } from '@baize/server-kit/jobs/job'
import type { Log } from '@baize/server-kit/log'
import { bonusInvariants } from './domains/bonuses/index.ts'
import { cashierInvariants } from './domains/cashier/index.ts'
import { contractInvariants } from './domains/contracts/index.ts'
import { gatewayInvariants, gatewaySums } from './domains/gateway/index.ts'
import {
  checkInvariants,
  closedMonths,
  closeMonths,
  flowInvariants,
  type InvariantRun,
  type Invariants,
  ledgerInvariants,
  noteRuns,
  sealInvariants,
  type Violation,
} from './domains/ledger/index.ts'
import { pointsInvariants } from './domains/points/index.ts'
import { promotionInvariants } from './domains/promotions/index.ts'
import { rebateInvariants, rebateSums } from './domains/rebates/index.ts'
import type { Database } from './kernel/database/open-database.ts'

/** What each domain promises of money beyond the ledger's own rules: the one list, for tests and for every night. */
const promised: Invariants = {
  ...flowInvariants,
  ...sealInvariants,
  ...bonusInvariants,
  ...contractInvariants,
  ...gatewayInvariants,
  ...rebateInvariants,
  ...cashierInvariants,
  ...pointsInvariants,
  ...promotionInvariants,
}

/**
 * Checks the ledger, and what other domains promise of the money that lies there, over the whole history. Empty when
 * everything holds.
 */
export const checkMoney = (database: Pick<Database, 'kysely'>): Promise<Violation[]> =>
  checkInvariants(database, promised)

/** Names of all that must hold, in the order in which it is looked at. */
export const invariantNames: readonly string[] = Object.keys({ ...ledgerInvariants, ...promised })

/**
 * The same for the months that are not closed yet, which it closes when they are over and everything holds. What was looked at is
 * noted, for the desk.
 */
export async function checkMoneySince(
  database: Pick<Database, 'kysely'>,
  at: Date = new Date(),
): Promise<{ violations: Violation[]; closedMonths: number }> {
  const runs: InvariantRun[] = []
  const checked = await closedMonths(database.kysely)
  const violations = await checkInvariants(database, promised, checked, look => runs.push({ ...look, at }))
  await noteRuns(database.kysely, runs)
  return {
    violations,
    closedMonths: violations.length === 0 ? await closeMonths(database, { ...gatewaySums, ...rebateSums }) : 0,
  }
}

/** The nightly check. A run that finds something fails, so that it shows wherever jobs show. */
export const moneyCheck = (database: Database, log: Pick<Log, 'fatal'>): Job => ({
  name: 'money-check',
  cron: '40 3 * * *',
  async run() {
    const { violations, closedMonths } = await checkMoneySince(database)
    if (violations.length === 0) return { violations: 0, closedMonths }
    log.fatal({ violations }, 'the money does not add up')
    throw new Error(`the money does not add up: ${[...new Set(violations.map(each => each.invariant))].join('; ')}`)
  },
})
