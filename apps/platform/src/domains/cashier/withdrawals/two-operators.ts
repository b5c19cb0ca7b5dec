import { toWire } from '@baize/money'
import type { Facts } from '../../../kernel/acts/facts.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireUnmoved } from '../../../kernel/approvals/require-approval.ts'
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
  withdrawalFacts,
} from './withdrawal.ts'

/** What one operator pays alone of one order: 5,000.00. */
const mostPaidAloneUnits = 50_000_000n

/**
 * Asks for a second operator before a large payout of a provider is let go: it is sent without anybody else.
 * @throws ApiError not_found, order_state, claimed_by_other, changed_meanwhile
 */
export async function requireTwoToReview(parts: Parts, input: Ordered, operator: Operator): Promise<void> {
  const order = await unmoved(parts, BigInt(input.id))
  const { kind } = await tables(parts.database.kysely)
    .selectFrom('cashier.channel')
    .select('kind')
    .where('code', '=', order.channel_code)
    .executeTakeFirstOrThrow()
  const isNeeded = kind === 'hosted' && takesTwo(await parts.settings.brand(), 'withdrawals', order.amount_units)
  if (isNeeded) requireState(order, 'REQUESTED')
  await ofOrder(parts, order, { after: { state: 'REVIEW' }, isNeeded }, input, operator)
}

/**
 * Leaves an order to another operator that one has let be paid oneself, and asks for a second one before much of one order is paid.
 * @throws ApiError not_found, claimed_by_other, changed_meanwhile, second_approval_required and what `requirePayable` throws
 */
export async function requireTwoToPay(
  parts: Parts,
  input: Ordered,
  sent: PartsOfCall,
  operator: Operator,
  requirePayable: (order: Withdrawal) => Promise<void>,
): Promise<void> {
  const { kysely } = parts.database
  const order = await unmoved(parts, sent.orderId)
  if (order.state === 'REVIEW' && order.reviewed_by === operator.operatorId) {
    const claimed = { kind: 'withdrawal' as const, id: order.id }
    await requireClaim(kysely, claimed, operator, parts.clock.now())
    await releaseClaim(kysely, claimed)
    throw new ApiError('second_approval_required')
  }
  const isNeeded = order.sent_units + unsentUnits(order) > mostPaidAloneUnits
  if (isNeeded) await requirePayable(order)
  const paid = sent.parts.map(({ channel, units, reference }) => ({ channel, amount: toWire(units), reference }))
  await ofOrder(
    parts,
    order,
    { after: { sent: toWire(order.sent_units + sent.units), parts: paid }, isNeeded },
    input,
    operator,
  )
}

/**
 * Asks for a second operator before much is given back to a member who says that it did not come.
 * @throws ApiError not_found, order_state, claimed_by_other, changed_meanwhile
 */
export async function requireTwoToRefund(parts: Parts, input: Ordered, operator: Operator): Promise<void> {
  const order = await unmoved(parts, BigInt(input.id))
  const units = remainingUnits(order)
  const isNeeded = takesTwo(await parts.settings.brand(), 'withdrawals', units)
  if (isNeeded) requireState(order, 'NOT_RECEIVED', 'PARTIAL')
  await ofOrder(parts, order, { after: { state: 'REFUNDED', refunded: toWire(units) }, isNeeded }, input, operator)
}

/** Asks for a second operator before a member is told that it did come. @throws as {@link requireTwoToRefund} */
export async function requireTwoToForce(parts: Parts, input: Ordered, operator: Operator): Promise<void> {
  const order = await unmoved(parts, BigInt(input.id))
  requireState(order, 'NOT_RECEIVED', 'PARTIAL')
  const after = { state: 'FORCED_RECEIVED', kept: toWire(remainingUnits(order)) }
  await ofOrder(parts, order, { after }, input, operator)
}

/** Asks for a second operator before the rest of an order is given back. @throws as {@link requireTwoToRefund} */
export async function requireTwoToReturn(
  parts: Parts,
  input: Ordered,
  operator: Operator,
  requireRest: (order: Withdrawal) => void,
): Promise<void> {
  const order = await unmoved(parts, BigInt(input.id))
  requireRest(order)
  await ofOrder(parts, order, { after: { state: 'PAID', returned: toWire(unsentUnits(order)) } }, input, operator)
}

/** Nobody lets an order be paid and pays it. @throws ApiError second_approval_required */
export function requireOtherPayer({ reviewed_by }: Withdrawal, { operatorId }: Operator): void {
  if (reviewed_by === operatorId) throw new ApiError('second_approval_required')
}

/** The order, which must be as it was when somebody was asked. @throws ApiError not_found, changed_meanwhile */
async function unmoved({ database }: Parts, id: bigint): Promise<Withdrawal> {
  const order = await readWithdrawal(database.kysely, id)
  requireUnmoved(withdrawalFacts(order))
  return order
}

const ofOrder = (
  parts: Parts,
  order: Withdrawal,
  wanted: { after: Facts; isNeeded?: boolean },
  input: Ordered,
  operator: Operator,
): Promise<void> =>
  requireTwo(
    parts,
    { kind: 'withdrawal', id: order.id, version: order.version },
    { before: withdrawalFacts(order), ...wanted },
    input,
    operator,
  )
