import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { readAmount } from '../amounts.ts'
import type { Parts } from '../parts.ts'
import { moveBetweenMembers } from './move-between-members.ts'

/**
 * Moves money of an agent to a member of their team, however deep. The same request again moves nothing more.
 * @throws ApiError not_allowed, amount_invalid, not_in_team, password_unset, password_wrong, password_locked, withdrawal_on_hold,
 * bonus_active, not_available, recipient_unavailable, key_reused, account_blocked
 */
export async function transferDownline(
  parts: Parts,
  input: InputOf<'cashier.transferDownline'>,
  caller: MemberCaller,
): Promise<ResponseOf<'cashier.transferDownline'>> {
  const { database, agents, identity } = parts
  const amountUnits = readAmount(input.amount)
  const downline = await agents.downlineByName(database.kysely, caller.memberId, input.account)
  // An account that is no member gets the same answer.
  if (!downline) throw new ApiError('not_in_team', { faults: [{ field: 'account', fault: 'wrong' }] })
  await identity.withdrawalPassword.check(caller.memberId, input.withdrawalPassword)
  await moveBetweenMembers(parts, caller, {
    to: downline,
    amountUnits,
    requestId: input.requestId,
    code: 'TRANSFER_DOWNLINE',
  })
  return { account: downline.account, amount: input.amount }
}
