import type { InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { readAmount } from '../amounts.ts'
import type { Parts } from '../parts.ts'
import { moveBetweenMembers } from './move-between-members.ts'

/** The account directly above a member, or null. */
export async function uplineOf({ database, agents, settings }: Parts, memberId: bigint) {
  const { playerToUpline } = await settings.recentBrand()
  return { usable: playerToUpline, upline: await agents.uplineOf(database.kysely, memberId) }
}

/**
 * Moves money of a member to the account directly above. The same request again moves nothing more.
 * @throws ApiError trial_refused, not_allowed for agents, upline_transfer_off, not_direct_upline, amount_invalid,
 * password_unset, password_wrong, password_locked, withdrawal_on_hold, bonus_active, not_available, recipient_unavailable, key_reused,
 * account_blocked
 */
export async function transferUpline(
  parts: Parts,
  input: InputOf<'cashier.transferUpline'>,
  caller: MemberCaller,
): Promise<{ account: string; amount: string }> {
  if (caller.agentType !== 0) throw new ApiError('not_allowed')
  const { memberId } = caller
  const amountUnits = readAmount(input.amount)
  const { usable, upline } = await uplineOf(parts, memberId)
  if (!usable) throw new ApiError('upline_transfer_off')
  if (!upline || upline.account !== input.account)
    throw new ApiError('not_direct_upline', { faults: [{ field: 'account', fault: 'wrong' }] })
  await parts.identity.withdrawalPassword.check(memberId, input.withdrawalPassword)
  await moveBetweenMembers(parts, caller, {
    to: upline,
    amountUnits,
    requestId: input.requestId,
    code: 'TRANSFER_UPLINE',
  })
  return { account: upline.account, amount: input.amount }
}
