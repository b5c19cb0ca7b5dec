import type { InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireSecond } from '../../../kernel/approvals/require-second.ts'
import { takesTwo } from '../../../kernel/approvals/worth.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { readWithdrawal, remainingUnits, requireState, type Withdrawal, withdrawalNumber } from './withdrawal.ts'

type Operator = { operatorId: bigint }
type Ordered = InputOf<'cashier.refundWithdrawal'>

/**
 * Asks for a second operator before a large payout of a provider is let go: it is sent without anybody else.
 * @throws ApiError not_found, order_state, second_approval_required
 */
export async function requireTwoToReview(parts: Parts, input: Ordered, operator: Operator): Promise<void> {
  const { kysely } = parts.database
  const order = await readWithdrawal(kysely, BigInt(input.id))
  requireState(order, 'REQUESTED')
  const { kind } = await tables(kysely)
    .selectFrom('cashier.channel')
    .select('kind')
    .where('code', '=', order.channel_code)
    .executeTakeFirstOrThrow()
  if (kind === 'hosted') await requireTwo(parts, 'cashier.reviewWithdrawal', order, order.amount_units, input, operator)
}

/**
 * Asks for a second operator before much is given back to a member who says that it did not come.
 * @throws ApiError not_found, order_state, second_approval_required
 */
export async function requireTwoToRefund(parts: Parts, input: Ordered, operator: Operator): Promise<void> {
  const order = await readWithdrawal(parts.database.kysely, BigInt(input.id))
  requireState(order, 'NOT_RECEIVED', 'PARTIAL')
  await requireTwo(parts, 'cashier.refundWithdrawal', order, remainingUnits(order), input, operator)
}

/** Nobody lets an order be paid and pays it. @throws ApiError second_approval_required */
export function requireOtherPayer({ reviewed_by }: Withdrawal, { operatorId }: Operator): void {
  if (reviewed_by === operatorId) throw new ApiError('second_approval_required')
}

async function requireTwo(
  parts: Parts,
  action: string,
  order: Withdrawal,
  units: bigint,
  { reason }: Ordered,
  { operatorId }: Operator,
): Promise<void> {
  if (!takesTwo(await parts.settings.brand(), 'withdrawals', units)) return
  const subject = withdrawalNumber(order.id)
  await requireSecond(parts, { action, subject, content: units.toString(), operatorId, reason })
}
