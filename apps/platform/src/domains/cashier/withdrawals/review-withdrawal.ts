import type { InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireUnlocked } from '../../identity/index.ts'
import { requireHolder } from '../channels/holder.ts'
import { requireAccountOpen } from '../numbers/blocked-numbers.ts'
import type { Parts } from '../parts.ts'
import { type Operator, type Ordered, step } from './step.ts'
import { requireTwoToReview } from './two-operators.ts'
import { accountsOf, moveMoney, moveWithdrawal, requireState } from './withdrawal.ts'
import { requireWinLookedAt } from './won-of-members.ts'

/**
 * Lets a withdrawal be paid.
 * @throws ApiError not_found, claimed_by_other, changed_meanwhile, order_state, account_blocked for a frozen member, payout_number_blocked, holder_unchecked, win_unchecked, second_approval_required for a large one of a provider
 */
export async function reviewWithdrawal(
  parts: Parts,
  input: InputOf<'cashier.reviewWithdrawal'>,
  operator: Operator,
): Promise<null> {
  await requireTwoToReview(parts, input, operator)
  return step(parts, 'reviewWithdrawal', input, operator, async (tx, order, by) => {
    requireState(order, 'REQUESTED')
    await requireUnlocked(tx, order.member_id, 'withdrawal', by.at)
    await requireAccountOpen(tx, order.payout_account_id)
    const { operatorId } = operator
    await requireHolder(tx, order.payout_account_id, { operatorId, saysChecked: input.holderChecked })
    const win_checked_by = requireWinLookedAt(order, input.winChecked, operatorId)
    const set = { reviewed_by: operatorId, win_checked_by }
    await moveWithdrawal(parts, tx, order, { state: 'REVIEW', notice: 'withdrawalInReview', set, ...by })
  })
}

/**
 * Gives the amount back, of which nothing was sent.
 * @throws ApiError not_found, claimed_by_other, changed_meanwhile, order_state
 */
export const rejectWithdrawal = (parts: Parts, input: Ordered, operator: Operator) =>
  step(parts, 'rejectWithdrawal', input, operator, async (tx, order, by) => {
    requireState(order, 'REQUESTED', 'REVIEW')
    if (order.sent_units > 0n) throw new ApiError('order_state')
    const { hold, main } = accountsOf(order)
    const amountUnits = order.amount_units
    await moveMoney(parts, tx, order, 'reject', [{ debit: hold, credit: main, amountUnits, code: 'WITHDRAW_REJECT' }])
    await moveWithdrawal(parts, tx, order, { state: 'REJECTED', notice: 'withdrawalRejected', ...by })
  })
