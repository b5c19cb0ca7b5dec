import type { Job } from '@baize/server-kit/jobs/job'
import type { FastifyInstance } from 'fastify'
import type { JWK } from 'jose'
import type { Tx } from '../../kernel/database/open-database.ts'
import { drainFacts } from '../rounds/index.ts'
import { payeesOf } from './channels/payout-accounts.ts'
import { approveDeposit } from './deposits/approve.ts'
import { cancelPending, depositJobs } from './deposits/member-steps.ts'
import { type Leaving, requireMayLeave } from './leaving/money-may-leave.ts'
import type { Parts } from './parts.ts'
import { installPaymentRoutes } from './payments/routes.ts'
import { installSandbox } from './payments/sandbox.ts'
import { cashierRoutes } from './routes.ts'
import { readFunds } from './turnover/available.ts'
import {
  endDepositRequirements,
  type NewRequirement,
  openRequirement,
  settleTurnover,
} from './turnover/requirements.ts'
import { waitingActs } from './waiting.ts'
import { withdrawalJobs } from './withdrawals/member-answer.ts'

export { channelExists } from './channels/channels.ts'
export { creditedSince } from './desk/credited-since.ts'
export { type FoundOrder, findByNumber, findByRequest } from './desk/find-orders.ts'
export { type OrderPlace, ordersOfMember } from './desk/orders-of-member.ts'
export { payoutAccountsOfMember, requirementsOfMember } from './desk/requirements-of-member.ts'
export { cashierInvariants } from './invariants.ts'
export { codeOfAccount } from './merchant-qr/account-code.ts'
export { pendingOrders } from './pending/pending-orders.ts'
export type { CashierPublished } from './published.ts'
export { normalReference } from './reference.ts'
export { ordersForStatement, type StatementOrder } from './statements/orders-for-statement.ts'
export type { Bank, ChannelText, ChannelTexts, DepositState, WithdrawalState } from './tables.ts'
export type { Funds } from './turnover/available.ts'
export type { NewRequirement } from './turnover/requirements.ts'
export interface CashierDependencies extends Parts {
  /**
   * Told, in the same transaction, after valid bets were counted towards turnover requirements: what is left of them for a
   * bonus stands in the temporary table `turnover_rest`, see `settleTurnover`. Answers the members whose money
   * it moved.
   */
  onTurnover?: (tx: Tx) => Promise<bigint[]>
  /** Key of the demo's payment provider; null where there is none. */
  sandboxKey: JWK | null
}

/** Deposits, withdrawals, turnover requirements, and transfers to the upline. */
export function createCashier(deps: CashierDependencies) {
  const { database, ledger, currency, onTurnover = async () => [], wallet } = deps
  const countTurnover = async (): Promise<void> => {
    await drainFacts(database, 'turnover', async () => {
      const moved = await database.transaction(tx => settleTurnover(tx, onTurnover))
      for (const memberId of moved) wallet.tellBalance(memberId)
    })
  }
  const jobs: Job[] = [
    ...depositJobs(deps),
    ...withdrawalJobs(deps),
    { name: 'cashier-turnover', cron: '* * * * *', run: countTurnover },
  ]
  return {
    /** Opens a turnover requirement in the transaction of the reward that it stands for. */
    openRequirement: (tx: Tx, requirement: NewRequirement): Promise<void> => openRequirement(tx, requirement),
    /** Counts the valid bets that came since, as the job of each minute does. */
    countTurnover,
    /** Cancels the deposits of a member that nobody has paid yet. */
    cancelDeposits: (tx: Tx, memberId: bigint): Promise<void> => cancelPending(deps, tx, memberId),
    /** Ends what a member's deposits still ask for, of one who cannot play any more. */
    endDepositRequirements: (tx: Tx, memberId: bigint): Promise<void> =>
      endDepositRequirements(tx, memberId, deps.clock.now()),
    /** Where a member has had money paid to, removed accounts too. */
    payeesOf: (memberId: bigint) => payeesOf(database.kysely, memberId),
    /** What a member may take out now, and why it is not all. */
    funds: (memberId: bigint) => readFunds(database.kysely, ledger, memberId, currency),
    /** The one guard before money leaves a member; see requireMayLeave. */
    async requireMayLeave(tx: Tx, leaving: Leaving): Promise<void> {
      await requireMayLeave(deps, tx, leaving)
    },
    /** Steps of operators that other parts of the platform lead to; see the endpoint rows of the same names. */
    steps: { approveDeposit: approveDeposit.bind(null, deps) },
    /** Where payment providers tell what was paid. */
    install: (app: FastifyInstance): void => installPaymentRoutes(app, deps),
    /** The page of the demo's payment provider, in the demo alone. */
    installPages(app: FastifyInstance): void {
      if (deps.sandboxKey) installSandbox(app, deps, deps.sandboxKey)
    },
    /** Public keys of the demo's payment provider by key id, for the channel that it serves. */
    sandboxKeys: deps.sandboxKey ? publicKeys(deps.sandboxKey) : {},
    /** What waits for a second operator in rows of this domain. */
    waitingActs,
    routes: cashierRoutes(deps),
    jobs,
  }
}
const publicKeys = ({ d: _private, ...jwk }: JWK): Record<string, JWK> => ({ [jwk.kid ?? '']: jwk })

export type Cashier = ReturnType<typeof createCashier>
