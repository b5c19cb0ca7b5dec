import type { onRequestHookHandler } from 'fastify'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Database } from '../../../kernel/database/open-database.ts'
import { isOfOperators } from '../../../kernel/deployment/console-host.ts'
import { keepAnswer } from '../../../kernel/keep-answer.ts'
import { isAllowed, readHouse } from './house-addresses.ts'

/** A list acts within this time on every process. */
const rememberedMs = 1_000

/**
 * Answers every path of operators as one that there is not where the house's list does not name the caller's address. Nothing is
 * asked of the database for the paths of members, and once a second for those of operators.
 */
export function addressGate({ kysely }: Pick<Database, 'kysely'>): onRequestHookHandler {
  const recentHouse = keepAnswer(
    () => performance.now(),
    rememberedMs,
    () => readHouse(kysely),
  )
  return async request => {
    if (!isOfOperators(request.url)) return
    if (!isAllowed((await recentHouse()).addresses, request.ip)) throw new ApiError('not_found')
  }
}
