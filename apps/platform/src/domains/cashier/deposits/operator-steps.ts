import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { requireClaim } from '../claims/claim-rows.ts'
import { requireSeen } from '../claims/seen.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { rejectWaiting, reverseCredited } from './credit.ts'
import { type Deposit, depositNumber, lockDeposit, requireState } from './deposit.ts'

interface Ordered {
  id: string
  reason: string
  /** Of the order as the operator has seen it, who has claimed it; left out of what two operators do one after the other. */
  version?: number
}
export type Operator = { operatorId: bigint }

/** Turns down what waits of an order in review. @throws ApiError not_found, claimed_by_other, changed_meanwhile, order_state */
export const rejectDeposit = (parts: Parts, input: Ordered, operator: Operator) =>
  operatorStep(parts, 'rejectDeposit', input, operator, async (tx, order, by) => {
    requireState(order, 'REVIEW')
    await rejectWaiting(parts, tx, order, by)
  })

/**
 * Takes back what a channel took back from us, as far as the member's money reaches. It takes two operators: the first
 * proposes, the second carries it out.
 * @throws ApiError not_found, order_state, second_approval_required for the same operator again
 */
export const reverseDeposit = (parts: Parts, input: Ordered, operator: Operator) =>
  operatorStep(parts, 'reverseDeposit', input, operator, async (tx, order, by) => {
    requireState(order, 'CONFIRMED')
    const { operatorId } = operator
    if (order.reversal_by === operatorId) throw new ApiError('second_approval_required')
    if (order.reversal_by !== null) return reverseCredited(parts, tx, order, by)
    await tables(tx)
      .updateTable('cashier.deposit')
      .set({ reversal_by: operatorId, version: order.version + 1 })
      .where('id', '=', order.id)
      .execute()
  })

type By = { actor: `operator:${bigint}`; at: Date; reason: string }

/** A step of an operator on an order that is kept meanwhile, with its audit. @throws ApiError not_found, claimed_by_other, changed_meanwhile and what `work` throws */
export async function operatorStep(
  { database, clock, wallet }: Parts,
  name: string,
  { id, reason, version }: Ordered,
  { operatorId }: Operator,
  work: (tx: Tx, order: Deposit, by: By) => Promise<void>,
): Promise<null> {
  const actor = `operator:${operatorId}` as const
  const memberId = await database.transaction(async tx => {
    const at = clock.now()
    const order = await lockDeposit(tx, BigInt(id))
    if (version !== undefined) {
      await requireClaim(tx, { kind: 'deposit', id: order.id }, { operatorId }, at)
      requireSeen(order, { version })
    }
    await work(tx, order, { actor, at, reason })
    await audit(tx, { at, actor, action: `cashier.${name}`, subject: depositNumber(order.id), detail: { reason } })
    return order.member_id
  })
  wallet.tellBalance(memberId)
  return null
}
