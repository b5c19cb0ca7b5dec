import type { InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { SessionCaller } from '../../../kernel/http/caller.ts'
import { membersOnly } from '../../../kernel/http/members-only.ts'
import { keys, memberAccount } from '../../ledger/index.ts'
import { readAmount } from '../amounts.ts'
import type { Parts } from '../parts.ts'
import { post } from '../post.ts'
import { requireAvailable } from '../turnover/available.ts'

/** The account directly above a member, or null. */
export async function uplineOf({ database, agents, settings }: Parts, memberId: bigint) {
  const { playerToUpline } = await settings.recentBrand()
  return { usable: playerToUpline, upline: await agents.uplineOf(database.kysely, memberId) }
}

/**
 * Moves money of a member to the account directly above. The same request again moves nothing more.
 * @throws ApiError trial_refused, not_allowed for agents, upline_transfer_off, not_direct_upline, amount_invalid,
 * password_unset, password_wrong, password_locked, not_available, key_reused, account_blocked
 */
export async function transferUpline(
  parts: Parts,
  input: InputOf<'cashier.transferUpline'>,
  caller: SessionCaller,
): Promise<{ account: string; amount: string }> {
  membersOnly(caller)
  if (caller.agentType !== 0) throw new ApiError('not_allowed')
  const { database, ledger, identity, wallet, currency } = parts
  const { memberId } = caller
  const amountUnits = readAmount(input.amount)
  const { usable, upline } = await uplineOf(parts, memberId)
  if (!usable) throw new ApiError('upline_transfer_off')
  if (!upline || upline.account !== input.account)
    throw new ApiError('not_direct_upline', { faults: [{ field: 'account', fault: 'wrong' }] })
  await identity.withdrawalPassword.check(memberId, input.withdrawalPassword)

  const debit = memberAccount(memberId, 'MAIN', { currency })
  const credit = memberAccount(upline.id, 'MAIN', { currency })
  const key = keys.memberTransfer(memberId, input.requestId)
  await database.transaction(async tx => {
    await ledger.lockBalances(tx, [debit, credit])
    // A repeat is answered by the ledger, whatever is available by now.
    if (!(await ledger.knows(tx, key))) await requireAvailable(tx, ledger, { memberId, currency, amountUnits })
    const reference = `${caller.username} > ${upline.account}`
    await post(ledger, tx, { key, legs: [{ debit, credit, amountUnits, code: 'TRANSFER_UPLINE' }], reference })
  })
  await Promise.all([wallet.refreshBalance(memberId), wallet.refreshBalance(upline.id)])
  return { account: upline.account, amount: input.amount }
}
