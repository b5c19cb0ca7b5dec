import { randomUUID } from 'node:crypto'
import type { Leg } from '../../ledger/index.ts'
import { requireAccountOpen } from '../numbers/blocked-numbers.ts'
import type { Parts } from '../parts.ts'
import { addStep } from '../steps.ts'
import { tables } from '../tables.ts'
import { arrive } from './payouts/payouts.ts'
import { type Operator, type Ordered, step } from './step.ts'
import { requireTwoToForce, requireTwoToRefund } from './two-operators.ts'
import { accountsOf, moveMoney, moveWithdrawal, remainingUnits, requireState } from './withdrawal.ts'

/**
 * Ends a dispute by giving back what did not arrive; when nothing did, the fee as well.
 * @throws ApiError not_found, claimed_by_other, changed_meanwhile, order_state, second_approval_required above the brand's limit
 */
export async function refundWithdrawal(parts: Parts, input: Ordered, operator: Operator): Promise<null> {
  await requireTwoToRefund(parts, input, operator)
  return step(parts, 'refundWithdrawal', input, operator, async (tx, order, by) => {
    requireState(order, 'NOT_RECEIVED', 'PARTIAL')
    const { transit, main, feeIncome } = accountsOf(order)
    const rest = remainingUnits(order)
    const fee = order.received_units === null ? order.fee_units : 0n
    const legs: Leg[] = [
      { debit: transit, credit: main, amountUnits: rest, code: 'WITHDRAW_REFUND' },
      { debit: feeIncome, credit: main, amountUnits: fee, code: 'FEE_REFUND', suffix: 'fee' },
    ]
    await moveMoney(parts, tx, order, 'refund', legs)
    const noticeUnits = rest + fee
    await moveWithdrawal(parts, tx, order, { state: 'REFUNDED', notice: 'withdrawalRefunded', noticeUnits, ...by })
  })
}

/**
 * Ends a dispute by sending once more what did not arrive, as an order of its own without a fee.
 * @throws ApiError not_found, claimed_by_other, changed_meanwhile, order_state, payout_number_blocked
 */
export const reissueWithdrawal = (parts: Parts, input: Ordered, operator: Operator) =>
  step(parts, 'reissueWithdrawal', input, operator, async (tx, order, by) => {
    requireState(order, 'NOT_RECEIVED', 'PARTIAL')
    await requireAccountOpen(tx, order.payout_account_id)
    const { transit, hold } = accountsOf(order)
    const rest = remainingUnits(order)
    await moveMoney(parts, tx, order, 'reissue', [
      { debit: transit, credit: hold, amountUnits: rest, code: 'WITHDRAW_REISSUE' },
    ])
    const { member_id, channel_code, payout_account_id, currency, won_of, won_units, win_checked_by } = order
    const { id } = await tables(tx)
      .insertInto('cashier.withdrawal')
      .values({
        ...{ member_id, channel_code, payout_account_id, currency, won_of, won_units, win_checked_by },
        ...{ amount_units: rest, fee_units: 0n, state: 'REVIEW', request_id: randomUUID(), parent_id: order.id },
        ...{ paid_at: null, deadline_at: null, received_units: null, proof_upload_id: null },
        ...{ reviewed_by: operator.operatorId, created_at: by.at, state_at: by.at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addStep(tx, { kind: 'withdrawal', orderId: id, state: 'REVIEW', ...by })
    const noticeUnits = rest
    await moveWithdrawal(parts, tx, order, { state: 'REISSUED', notice: 'withdrawalReissued', noticeUnits, ...by })
  })

/**
 * Ends a dispute as received: nothing is refunded. It takes two operators.
 * @throws ApiError not_found, claimed_by_other, changed_meanwhile, order_state, second_approval_required
 */
export async function forceWithdrawal(parts: Parts, input: Ordered, operator: Operator): Promise<null> {
  await requireTwoToForce(parts, input, operator)
  return step(parts, 'forceWithdrawal', input, operator, async (tx, order, by) => {
    requireState(order, 'NOT_RECEIVED', 'PARTIAL')
    const noticeUnits = remainingUnits(order)
    await arrive(parts, tx, order, { step: 'force', code: 'PAYOUT_FORCED', units: noticeUnits })
    await moveWithdrawal(parts, tx, order, { state: 'FORCED_RECEIVED', notice: 'withdrawalForced', noticeUnits, ...by })
  })
}
