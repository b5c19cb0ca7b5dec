import { ApiError } from '../../../kernel/api-error.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { isUnavailable } from '../../identity/index.ts'
import { keys, memberAccount } from '../../ledger/index.ts'
import { requireMayLeave } from '../leaving/money-may-leave.ts'
import type { Parts } from '../parts.ts'
import { post } from '../post.ts'
import { tables } from '../tables.ts'

/**
 * Moves available money of a member to another one and tells both what they have now. The same request again moves
 * nothing more.
 * @throws ApiError recipient_unavailable, withdrawal_on_hold, bonus_active, not_available, key_reused, account_blocked
 */
export async function moveBetweenMembers(
  parts: Parts,
  { memberId, username }: MemberCaller,
  transfer: {
    to: { id: bigint; account: string }
    amountUnits: bigint
    requestId: string
    code: 'TRANSFER_UPLINE' | 'TRANSFER_DOWNLINE'
  },
): Promise<void> {
  const { database, ledger, wallet, currency, clock } = parts
  const { to, amountUnits, requestId, code } = transfer
  const debit = memberAccount(memberId, 'MAIN', { currency })
  const credit = memberAccount(to.id, 'MAIN', { currency })
  const key = keys.memberTransfer(memberId, requestId)
  await database.transaction(async tx => {
    await requireMayLeave(parts, tx, { memberId, amountUnits, at: clock.now(), alsoLock: [credit], key })
    // Asked under the lock of both accounts, which a closure takes first. The words are the same for every cause.
    if (!(await ledger.knows(tx, key)) && (await isUnavailable(tx, to.id, clock.now())))
      throw new ApiError('recipient_unavailable')
    const reference = `${username} > ${to.account}`
    await post(ledger, tx, { key, legs: [{ debit, credit, amountUnits, code }], reference })
    await tables(tx)
      .insertInto('cashier.member_transfer')
      .values({ key, from_id: memberId, to_id: to.id, currency, units: amountUnits, sent_at: clock.now() })
      .onConflict(conflict => conflict.column('key').doNothing())
      .execute()
  })
  wallet.tellBalance(memberId)
  wallet.tellBalance(to.id)
}
