import type { SessionCaller } from '../../../kernel/http/caller.ts'
import { keys, memberAccount } from '../../ledger/index.ts'
import type { Parts } from '../parts.ts'
import { post } from '../post.ts'
import { requireAvailable } from '../turnover/available.ts'

/**
 * Moves available money of a member to another one and tells both what they have now. The same request again moves
 * nothing more.
 * @throws ApiError not_available, key_reused, account_blocked
 */
export async function moveBetweenMembers(
  { database, ledger, wallet, currency }: Parts,
  { memberId, username }: SessionCaller,
  transfer: {
    to: { id: bigint; account: string }
    amountUnits: bigint
    requestId: string
    code: 'TRANSFER_UPLINE' | 'TRANSFER_DOWNLINE'
  },
): Promise<void> {
  const { to, amountUnits, requestId, code } = transfer
  const debit = memberAccount(memberId, 'MAIN', { currency })
  const credit = memberAccount(to.id, 'MAIN', { currency })
  const key = keys.memberTransfer(memberId, requestId)
  await database.transaction(async tx => {
    await ledger.lockBalances(tx, [debit, credit])
    // A repeat is answered by the ledger, whatever is available by now.
    if (!(await ledger.knows(tx, key))) await requireAvailable(tx, ledger, { memberId, currency, amountUnits })
    const reference = `${username} > ${to.account}`
    await post(ledger, tx, { key, legs: [{ debit, credit, amountUnits, code }], reference })
  })
  await Promise.all([wallet.refreshBalance(memberId), wallet.refreshBalance(to.id)])
}
