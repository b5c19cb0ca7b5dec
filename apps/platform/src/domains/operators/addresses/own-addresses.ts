import type { ErrorCode } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'
import { isAllowed } from './house-addresses.ts'

/**
 * Refuses an operator who must not come in, or not from here, before a session is opened.
 * @param elsewhere said from an address that the operator's list does not name
 * @throws ApiError account_blocked, and `elsewhere`
 */
export async function requireWelcome(
  db: Queryable,
  operatorId: bigint,
  ip: string,
  elsewhere: ErrorCode = 'not_found',
): Promise<void> {
  const operator = await tables(db)
    .selectFrom('operators.operator')
    .select(['blocked', 'addresses'])
    .where('id', '=', operatorId)
    .executeTakeFirst()
  if (operator?.blocked !== false) throw new ApiError('account_blocked')
  if (!isAllowed(operator.addresses, ip)) throw new ApiError(elsewhere)
}
