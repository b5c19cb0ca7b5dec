import { ApiError } from '../../../kernel/api-error.ts'
import { takesTwo } from '../../../kernel/approvals/worth.ts'
import { releaseClaim, requireClaim } from '../claims/claim-rows.ts'
import { requireTwo } from '../claims/require-two.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import type { PartsOfCall } from './payouts/read-parts.ts'
import type { Operator, Ordered } from './step.ts'
import {
  readWithdrawal,
  remainingUnits,
  requireState,
  unsentUnits,
  type Withdrawal,
  withdrawalNumber,
} from './withdrawal.ts'

/** What one operator pays alone of one order: 5,000.00. */
const mostPaidAloneUnits = 50_000_000n

/**
 * Asks for a second operator before a large payout of a provider is let go: it is sent without anybody else.
 * @throws ApiError not_found, order_state, claimed_by_other, second_approval_required
 */
export async function requireTwoToReview(parts: Parts, input: Ordered, operator: Operator): Promise<void> {
  const { kysely } = parts.database
  const order = await readWithdrawal(kysely, BigInt(input.id))
  const { kind } = await tables(kysely)
    .selectFrom('cashier.channel')
    .select('kind')
    .where('code', '=', order.channel_code)
    .executeTakeFirstOrThrow()
  if (kind !== 'hosted' || !takesTwo(await parts.settings.brand(), 'withdrawals', order.amount_units)) return
  requireState(order, 'REQUESTED')
  await ofOrder(
    parts,
    order,
    { action: 'cashier.reviewWithdrawal', content: order.amount_units.toString() },
    input,
    operator,
  )
}

/**
 * Leaves an order to another operator that one has let be paid oneself, and asks for a second one before much of one order is paid.
 * @throws ApiError not_found, claimed_by_other, second_approval_required and what `requirePayable` throws
 */
export async function requireTwoToPay(
  parts: Parts,
  input: Ordered,
  sent: PartsOfCall,
  operator: Operator,
  requirePayable: (order: Withdrawal) => void,
): Promise<void> {
  const { kysely } = parts.database
  const order = await readWithdrawal(kysely, sent.orderId)
  if (order.state === 'REVIEW' && order.reviewed_by === operator.operatorId) {
    const claimed = { kind: 'withdrawal' as const, id: order.id }
    await requireClaim(kysely, claimed, operator, parts.clock.now())
    await releaseClaim(kysely, claimed)
    throw new ApiError('second_approval_required')
  }
  if (order.sent_units + unsentUnits(order) <= mostPaidAloneUnits) return
  requirePayable(order)
  const content = sent.parts.map(({ channel, units, reference }) => [channel, units.toString(), reference])
  await ofOrder(parts, order, { action: 'cashier.payWithdrawal', content }, input, operator)
}

/**
 * Asks for a second operator before much is given back to a member who says that it did not come.
 * @throws ApiError not_found, order_state, claimed_by_other, second_approval_required
 */
export async function requireTwoToRefund(parts: Parts, input: Ordered, operator: Operator): Promise<void> {
  const order = await readWithdrawal(parts.database.kysely, BigInt(input.id))
  const units = remainingUnits(order)
  if (!takesTwo(await parts.settings.brand(), 'withdrawals', units)) return
  requireState(order, 'NOT_RECEIVED', 'PARTIAL')
  await ofOrder(parts, order, { action: 'cashier.refundWithdrawal', content: units.toString() }, input, operator)
}

/** Asks for a second operator before a member is told that it did come. @throws as {@link requireTwoToRefund} */
export async function requireTwoToForce(parts: Parts, input: Ordered, operator: Operator): Promise<void> {
  const order = await readWithdrawal(parts.database.kysely, BigInt(input.id))
  requireState(order, 'NOT_RECEIVED', 'PARTIAL')
  await ofOrder(
    parts,
    order,
    { action: 'cashier.forceWithdrawal', content: remainingUnits(order).toString() },
    input,
    operator,
  )
}

/** Asks for a second operator before the rest of an order is given back. @throws as {@link requireTwoToRefund} */
export async function requireTwoToReturn(
  parts: Parts,
  input: Ordered,
  operator: Operator,
  requireRest: (order: Withdrawal) => void,
): Promise<void> {
  const order = await readWithdrawal(parts.database.kysely, BigInt(input.id))
  requireRest(order)
  await ofOrder(
    parts,
    order,
    { action: 'cashier.returnUnsent', content: unsentUnits(order).toString() },
    input,
    operator,
  )
}

/** Nobody lets an order be paid and pays it. @throws ApiError second_approval_required */
export function requireOtherPayer({ reviewed_by }: Withdrawal, { operatorId }: Operator): void {
  if (reviewed_by === operatorId) throw new ApiError('second_approval_required')
}

const ofOrder = (
  parts: Parts,
  order: Withdrawal,
  act: { action: string; content: unknown },
  input: Ordered,
  operator: Operator,
): Promise<void> =>
  requireTwo(
    parts,
    { kind: 'withdrawal', id: order.id, version: order.version },
    { ...act, subject: withdrawalNumber(order.id) },
    input,
    operator,
  )
