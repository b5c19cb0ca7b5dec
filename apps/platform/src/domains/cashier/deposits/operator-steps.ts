import { toWire } from '@baize/money'
import type { Facts } from '../../../kernel/acts/facts.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { requireSecondPerson } from '../../operators/index.ts'
import { requireClaim } from '../claims/claim-rows.ts'
import { isDecided } from '../claims/require-two.ts'
import { requireSeen } from '../claims/seen.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { rejectWaiting, reverseCredited } from './credit.ts'
import { type Deposit, depositNumber, lockDeposit, readDeposit, requireState } from './deposit.ts'
import { paymentsOf } from './payments.ts'

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
    if (order.reversal_by !== null) {
      const permission = 'deposit.reverse'
      const asked = { operatorId: order.reversal_by, permission } as const
      await requireSecondPerson(tx, { asked, decides: { operatorId, permission }, at: by.at })
      return reverseCredited(parts, tx, order, by)
    }
    await tables(tx)
      .updateTable('cashier.deposit')
      .set({ reversal_by: operatorId, version: order.version + 1 })
      .where('id', '=', order.id)
      .execute()
  })

type By = { actor: `operator:${bigint}`; at: Date; reason: string }

/** What matters of an order: its state, and what came of each payment. */
export async function depositFacts(db: Queryable, order: Deposit): Promise<Facts> {
  const payments = await paymentsOf(db, order.id)
  return {
    ...{ state: order.state, amount: toWire(order.amount_units), reversalBy: order.reversal_by },
    payments: payments.map(({ reference, amount_units, state }) => [reference, toWire(amount_units), state]),
  }
}

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
      if (!isDecided()) await requireClaim(tx, { kind: 'deposit', id: order.id }, { operatorId }, at)
      requireSeen(order, { version })
    }
    const before = await depositFacts(tx, order)
    await work(tx, order, { actor, at, reason })
    const after = await depositFacts(tx, await readDeposit(tx, order.id))
    const subject = depositNumber(order.id)
    await audit(tx, { at, actor, action: `cashier.${name}`, subject, detail: { reason }, before, after })
    return order.member_id
  })
  wallet.tellBalance(memberId)
  return null
}
