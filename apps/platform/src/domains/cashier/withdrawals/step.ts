import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { requireClaim } from '../claims/claim-rows.ts'
import { isDecided } from '../claims/require-two.ts'
import { requireSeen } from '../claims/seen.ts'
import type { Parts } from '../parts.ts'
import type { Actor } from '../steps.ts'
import { lockWithdrawal, readWithdrawal, type Withdrawal, withdrawalFacts, withdrawalNumber } from './withdrawal.ts'

/** What a step of an operator on an order says. */
export interface Ordered {
  id: string
  reason: string
  version: number
}
export type Operator = { operatorId: bigint }
export interface By {
  actor: Actor
  at: Date
  reason?: string
}

/**
 * A step of an operator on an order that they have claimed and seen as it is, kept until it is done, with its audit.
 * @throws ApiError not_found, claimed_by_other, changed_meanwhile and what `work` throws
 */
export async function step(
  { database, clock, wallet }: Parts,
  name: string,
  { id, reason, version }: Ordered,
  operator: Operator,
  work: (tx: Tx, order: Withdrawal, by: By & { reason: string }) => Promise<void>,
): Promise<null> {
  const actor = `operator:${operator.operatorId}` as const
  const memberId = await database.transaction(async tx => {
    const at = clock.now()
    const order = await lockWithdrawal(tx, BigInt(id))
    if (!isDecided()) await requireClaim(tx, { kind: 'withdrawal', id: order.id }, operator, at)
    requireSeen(order, { version })
    await work(tx, order, { actor, at, reason })
    const subject = withdrawalNumber(order.id)
    const [before, after] = [withdrawalFacts(order), withdrawalFacts(await readWithdrawal(tx, order.id))]
    await audit(tx, { at, actor, action: `cashier.${name}`, subject, detail: { reason }, before, after })
    return order.member_id
  })
  wallet.tellBalance(memberId)
  return null
}
