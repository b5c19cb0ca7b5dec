import type { OperatorPermission, ResponseOf } from '@baize/api'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { pendingOrders } from '../../cashier/index.ts'
import type { DeskDependencies } from '../dependencies.ts'

type Queue = ResponseOf<'dashboard.pending'>['list'][number]['queue']

const readersOf: Record<Queue, OperatorPermission> = {
  depositsToReview: 'cashier.view',
  withdrawalsRequested: 'cashier.view',
  withdrawalsToPay: 'cashier.view',
  disputes: 'cashier.view',
  corrections: 'ledger.view',
}

/** What waits for operators, in the queues that the caller may read. */
export async function readPending(
  { database, clock }: DeskDependencies,
  { permissions }: OperatorCaller,
): Promise<ResponseOf<'dashboard.pending'>> {
  const queues = await pendingOrders(database.kysely, clock.now())
  const list = queues
    .filter(({ queue }) => permissions.includes(readersOf[queue]))
    .map(({ oldestAt, ...rest }) => ({ ...rest, oldestAt: oldestAt?.toISOString() ?? null }))
  return { list }
}
