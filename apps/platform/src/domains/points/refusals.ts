import { ApiError } from '../../kernel/api-error.ts'
import type { Refusal } from '../ledger/index.ts'

/** What a refused movement of points says to the member. */
export function mainRefusal(status: Refusal): Error {
  if (status === 'poor') return new ApiError('not_enough_points')
  if (status === 'key_reused' || status === 'account_blocked') return new ApiError(status)
  return new Error(`the ledger refuses a movement of points: ${status}`)
}
