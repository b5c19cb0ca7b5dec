import type { OperatorScreenPath } from '@baize/api/operator-screens'
import { queuePlaces, useQueues } from '../../shared/api/use-queues.ts'

/** Counts what waits at each place, for the numbers beside it. */
export function usePending(): Partial<Record<OperatorScreenPath, number>> {
  const queues = useQueues().data?.list ?? []
  const waiting: Partial<Record<OperatorScreenPath, number>> = {}
  for (const { queue, count } of queues) {
    const { path } = queuePlaces[queue]
    waiting[path] = (waiting[path] ?? 0) + count
  }
  return waiting
}
