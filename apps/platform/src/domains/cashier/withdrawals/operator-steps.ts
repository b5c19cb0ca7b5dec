import { randomUUID } from 'node:crypto'
import type { InputOf } from '@baize/api'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { requireUnlocked } from '../../identity/index.ts'
import type { Leg } from '../../ledger/index.ts'
import { requireHolder } from '../channels/holder.ts'
import type { Parts } from '../parts.ts'
import { readReference } from '../reference.ts'
import { type Actor, addStep } from '../steps.ts'
import { tables } from '../tables.ts'
import { requireNewReference } from './payout-reference.ts'
import { requireOtherPayer, requireTwoToRefund, requireTwoToReview } from './two-operators.ts'
import {
  accountsOf,
  lockWithdrawal,
  moveMoney,
  moveWithdrawal,
  paidUnits,
  remainingUnits,
  requireState,
  type Withdrawal,
  withdrawalNumber,
} from './withdrawal.ts'
import { requireWinLookedAt } from './won-of-members.ts'

interface Ordered {
  id: string
  reason: string
}
type Operator = { operatorId: bigint }
interface By {
  actor: Actor
  at: Date
  reason?: string
}

/**
 * Lets a withdrawal be paid.
 * @throws ApiError not_found, order_state, account_blocked for a frozen member, holder_unchecked, win_unchecked, second_approval_required for a large one of a provider
 */
export async function reviewWithdrawal(
  parts: Parts,
  input: InputOf<'cashier.reviewWithdrawal'>,
  operator: Operator,
): Promise<null> {
  await requireTwoToReview(parts, input, operator)
  return step(parts, 'reviewWithdrawal', input, operator, async (tx, order, by) => {
    requireState(order, 'REQUESTED')
    await requireUnlocked(tx, order.member_id, 'withdrawal', parts.clock.now())
    const { operatorId } = operator
    await requireHolder(tx, order.payout_account_id, { operatorId, saysChecked: input.holderChecked })
    const win_checked_by = requireWinLookedAt(order, input.winChecked, operatorId)
    const set = { reviewed_by: operatorId, win_checked_by }
    await moveWithdrawal(parts, tx, order, { state: 'REVIEW', notice: 'withdrawalInReview', set, ...by })
  })
}

/** Gives the amount back. @throws ApiError not_found, order_state */
export const rejectWithdrawal = (parts: Parts, input: Ordered, operator: Operator) =>
  step(parts, 'rejectWithdrawal', input, operator, async (tx, order, by) => {
    requireState(order, 'REQUESTED', 'REVIEW')
    const { hold, main } = accountsOf(order)
    const amountUnits = order.amount_units
    await moveMoney(parts, tx, order, 'reject', [{ debit: hold, credit: main, amountUnits, code: 'WITHDRAW_REJECT' }])
    await moveWithdrawal(parts, tx, order, { state: 'REJECTED', notice: 'withdrawalRejected', ...by })
  })

/**
 * @throws ApiError not_found, order_state, account_blocked, reference_used, second_approval_required for the operator who
 * let it be paid
 */
export const payWithdrawal = (parts: Parts, input: InputOf<'cashier.payWithdrawal'>, operator: Operator) =>
  step(parts, 'payWithdrawal', input, operator, async (tx, order, by) => {
    requireState(order, 'REVIEW')
    requireOtherPayer(order, operator)
    await requireUnlocked(tx, order.member_id, 'withdrawal', parts.clock.now())
    await pay(parts, tx, order, readReference(input.channelReference, 'channelReference'), by)
  })

/** The payout was sent: from now on the member has some minutes to answer. @throws ApiError order_state, reference_used */
export async function pay(parts: Parts, tx: Tx, order: Withdrawal, reference: string, by: By): Promise<void> {
  requireState(order, 'REVIEW')
  await requireNewReference(tx, order, reference)
  const { hold, transit, feeIncome } = accountsOf(order)
  const units = paidUnits(order)
  await moveMoney(parts, tx, order, 'pay', [
    { debit: hold, credit: transit, amountUnits: units, code: 'WITHDRAW' },
    { debit: hold, credit: feeIncome, amountUnits: order.fee_units, code: 'WITHDRAW_FEE', suffix: ':fee' },
  ])
  const { withdrawConfirmMinutes: minutes } = await parts.settings.brand(tx)
  await moveWithdrawal(parts, tx, order, {
    state: 'PAID',
    notice: 'withdrawalPaid',
    noticeUnits: units,
    minutes,
    set: {
      channel_reference: reference,
      sent_units: units,
      paid_at: by.at,
      deadline_at: new Date(by.at.getTime() + minutes * 60_000),
    },
    ...by,
  })
}

/**
 * Ends a dispute by giving back what did not arrive; when nothing did, the fee as well.
 * @throws ApiError not_found, order_state, second_approval_required above the brand's limit
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

/** Ends a dispute by sending once more what did not arrive, as an order of its own without a fee. @throws ApiError order_state */
export const reissueWithdrawal = (parts: Parts, input: Ordered, operator: Operator) =>
  step(parts, 'reissueWithdrawal', input, operator, async (tx, order, by) => {
    requireState(order, 'NOT_RECEIVED', 'PARTIAL')
    const { transit, hold } = accountsOf(order)
    const rest = remainingUnits(order)
    await moveMoney(parts, tx, order, 'reissue', [
      { debit: transit, credit: hold, amountUnits: rest, code: 'WITHDRAW_REISSUE' },
    ])
    const { id: _id, ...same } = order
    const { id } = await tables(tx)
      .insertInto('cashier.withdrawal')
      .values({
        ...same,
        amount_units: rest,
        fee_units: 0n,
        state: 'REVIEW',
        request_id: randomUUID(),
        parent_id: order.id,
        channel_reference: null,
        paid_at: null,
        deadline_at: null,
        received_units: null,
        proof_upload_id: null,
        reviewed_by: operator.operatorId,
        created_at: by.at,
        state_at: by.at,
        version: 1,
        available_units: null,
        sent_units: 0n,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addStep(tx, { kind: 'withdrawal', orderId: id, state: 'REVIEW', ...by })
    const noticeUnits = rest
    await moveWithdrawal(parts, tx, order, { state: 'REISSUED', notice: 'withdrawalReissued', noticeUnits, ...by })
  })

/** Ends a dispute as received: nothing is refunded. @throws ApiError order_state */
export const forceWithdrawal = (parts: Parts, input: Ordered, operator: Operator) =>
  step(parts, 'forceWithdrawal', input, operator, async (tx, order, by) => {
    requireState(order, 'NOT_RECEIVED', 'PARTIAL')
    const { transit, channel } = accountsOf(order)
    const noticeUnits = remainingUnits(order)
    await moveMoney(parts, tx, order, 'force', [
      { debit: transit, credit: channel, amountUnits: noticeUnits, code: 'PAYOUT_FORCED' },
    ])
    await moveWithdrawal(parts, tx, order, { state: 'FORCED_RECEIVED', notice: 'withdrawalForced', noticeUnits, ...by })
  })

async function step(
  { database, clock, wallet }: Parts,
  name: string,
  { id, reason }: Ordered,
  { operatorId }: Operator,
  work: (tx: Tx, order: Withdrawal, by: By & { reason: string }) => Promise<void>,
): Promise<null> {
  const actor = `operator:${operatorId}` as const
  const memberId = await database.transaction(async tx => {
    const at = clock.now()
    const order = await lockWithdrawal(tx, BigInt(id))
    await work(tx, order, { actor, at, reason })
    const subject = withdrawalNumber(order.id)
    await audit(tx, { at, actor, action: `cashier.${name}`, subject, detail: { reason } })
    return order.member_id
  })
  wallet.tellBalance(memberId)
  return null
}
