import type { OperatorPermission, ResponseOf } from '@baize/api'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { pendingOrders } from '../../cashier/index.ts'
import { pendingApprovals } from '../../operators/index.ts'
import type { DeskDependencies } from '../dependencies.ts'

type Waiting = Omit<ResponseOf<'dashboard.pending'>['list'][number], 'oldestAt'> & { oldestAt: Date | null }
type Queue = ResponseOf<'dashboard.pending'>['list'][number]['queue']

const readersOf: Record<Queue, OperatorPermission> = {
  depositsToReview: 'cashier.view',
  withdrawalsRequested: 'cashier.view',
  withdrawalsToPay: 'cashier.view',
  disputes: 'cashier.view',
  corrections: 'ledger.view',
  approvals: 'approval.view',
  failedJobs: 'system.view',
}

/** What waits for operators, in the queues that the caller may read. */
export async function readPending(
  { database, clock, jobsInTrouble }: DeskDependencies,
  caller: OperatorCaller,
): Promise<ResponseOf<'dashboard.pending'>> {
  const { permissions } = caller
  const [orders, approvals, jobs] = await Promise.all([
    pendingOrders(database.kysely, clock.now()),
    pendingApprovals(database.kysely, caller, clock.now()),
    permissions.includes(readersOf.failedJobs) ? failedJobs(jobsInTrouble) : null,
  ])
  const list = [
    ...orders,
    ...(approvals ? [{ queue: 'approvals' as const, ...approvals }] : []),
    ...(jobs ? [jobs] : []),
  ]
    .filter(({ queue }) => permissions.includes(readersOf[queue]))
    .map(({ oldestAt, ...rest }) => ({ ...rest, oldestAt: oldestAt?.toISOString() ?? null }))
  return { list }
}

/** Jobs that failed the last time or are late, as a queue: whoever sees it looks why. */
async function failedJobs(jobsInTrouble: DeskDependencies['jobsInTrouble']): Promise<Waiting> {
  const { failed, late } = await jobsInTrouble.get()()
  const count = failed + late
  return { queue: 'failedJobs', count, oldestAt: null, level: count > 0 ? 'red' : null }
}
