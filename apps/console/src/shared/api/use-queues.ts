import type { ResponseOf } from '@baize/api'
import type { OperatorScreenPath } from '@baize/api/operator-screens'
import { useQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import { useMay } from './use-me.ts'

export type Queue = ResponseOf<'dashboard.pending'>['list'][number]

const everyMs = 15_000

/** The screen on which each queue is worked on, and the view of it there. */
export const queuePlaces: Record<Queue['queue'], { path: OperatorScreenPath; search: Record<string, string> }> = {
  depositsToReview: { path: '/cashier/deposits', search: { view: 'review' } },
  withdrawalsRequested: { path: '/cashier/withdrawals', search: { 'f.state': 'REQUESTED' } },
  withdrawalsToPay: { path: '/cashier/withdrawals', search: { view: 'pay' } },
  disputes: { path: '/cashier/withdrawals', search: { view: 'disputes' } },
  corrections: { path: '/cashier/corrections', search: { view: 'open' } },
  approvals: { path: '/approvals', search: {} },
  failedJobs: { path: '/settings/jobs', search: {} },
}

/** Reads what waits in the queues that the operator may read. Nobody asks for it: it is there in the menu. */
export function useQueues() {
  const may = useMay()
  return useQuery({
    queryKey: ['dashboard.pending'],
    queryFn: ({ signal }) => call('dashboard.pending', {}, { inBackground: true, signal }),
    enabled: may('dashboard.pending'),
    refetchInterval: everyMs,
  })
}
