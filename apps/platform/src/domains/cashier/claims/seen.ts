import { ApiError } from '../../../kernel/api-error.ts'

/** Refuses a change of an order by somebody who has seen another state of it. @throws ApiError changed_meanwhile */
export function requireSeen(order: { version: number }, { version }: { version: number }): void {
  if (order.version !== version) throw new ApiError('changed_meanwhile')
}
