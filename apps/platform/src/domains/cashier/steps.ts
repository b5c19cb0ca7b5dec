import type { Queryable, Tx } from '../../kernel/database/open-database.ts'
import { tellQueue } from './pending/tell-queue.ts'
import type { DepositState, WithdrawalState } from './tables.ts'
import { tables } from './tables.ts'

export type Actor = 'member' | 'system' | `provider:${string}` | `operator:${bigint}`

export interface Step {
  kind: 'deposit' | 'withdrawal'
  orderId: bigint
  state: DepositState | WithdrawalState
  at: Date
  actor: Actor
  reason?: string | undefined
}

/** Adds what happened to an order's timeline, and tells operators of it. */
export async function addStep(tx: Tx, { kind, orderId, state, at, actor, reason }: Step): Promise<void> {
  await tables(tx)
    .insertInto('cashier.step')
    .values({ order_kind: kind, order_id: orderId, state, at, actor, reason: reason ?? null })
    .execute()
  await tellQueue(tx, { kind, id: orderId }, state)
}

/** The timelines of some orders, each in its order. Members read who acted as a role and never as a name. */
export async function stepsOf(db: Queryable, kind: Step['kind'], ids: readonly bigint[]) {
  const rows =
    ids.length === 0
      ? []
      : await tables(db)
          .selectFrom('cashier.step')
          .selectAll()
          .where('order_kind', '=', kind)
          .where('order_id', 'in', ids)
          .orderBy('id')
          .execute()
  const byOrder = Map.groupBy(rows, row => row.order_id)
  return (id: bigint) =>
    (byOrder.get(id) ?? []).map(({ state, at, actor, reason }) => ({
      state,
      at: at.toISOString(),
      actor: actor.split(':', 1)[0] as 'member' | 'system' | 'provider' | 'operator',
      reason,
    }))
}
