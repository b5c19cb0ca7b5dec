import type { Selectable } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { releaseClaim } from '../claims/claim-rows.ts'
import type { Parts } from '../parts.ts'
import { type Actor, addStep } from '../steps.ts'
import type { CashierTables, DepositState } from '../tables.ts'
import { tables } from '../tables.ts'
import { tell } from '../tell.ts'
import type { NoticeName } from '../texts/index.ts'

export type Deposit = Selectable<CashierTables['cashier.deposit']>

/** Number of an order as members, channels and operators write it. */
export const depositNumber = (id: bigint): string => `D${id}`

/** @throws ApiError not_found */
export async function readDeposit(db: Queryable, id: bigint): Promise<Deposit> {
  const order = await tables(db).selectFrom('cashier.deposit').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order) throw new ApiError('not_found')
  return order
}

/** Reads an order and keeps it until the transaction ends. @throws ApiError not_found */
export async function lockDeposit(tx: Tx, id: bigint): Promise<Deposit> {
  const order = await tables(tx)
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw new ApiError('not_found')
  return order
}

/** @throws ApiError order_state unless the order is in one of the states */
export function requireState(order: { state: DepositState }, ...states: DepositState[]): void {
  if (!states.includes(order.state)) throw new ApiError('order_state')
}

export interface DepositMove {
  state: DepositState
  actor: Actor
  at: Date
  reason?: string | undefined
  notice?: NoticeName
  /** The amount that the notice names; the order's own when left out. */
  noticeUnits?: bigint
}

/** Takes an order to its next state: the row, its timeline, and the message to the member. */
export async function moveDeposit(parts: Parts, tx: Tx, order: Deposit, move: DepositMove): Promise<void> {
  const { state, actor, at, reason, notice, noticeUnits: amountUnits = order.amount_units } = move
  // What was proposed for an order is proposed for what came until then.
  await tables(tx)
    .updateTable('cashier.deposit')
    .set({ state, reversal_by: null, version: order.version + 1, ...(state === order.state ? {} : { state_at: at }) })
    .where('id', '=', order.id)
    .execute()
  // Another state is another queue, and somebody else's turn.
  if (state !== order.state) await releaseClaim(tx, { kind: 'deposit', id: order.id })
  await addStep(tx, { kind: 'deposit', orderId: order.id, state, at, actor, reason })
  const told = { order: depositNumber(order.id), amountUnits, reason }
  if (notice) await tell(parts, tx, order.member_id, { name: notice, ...told })
}
