import type { Selectable } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { isClosed } from '../../identity/index.ts'
import { houseAccount, keys, memberAccount } from '../../ledger/index.ts'
import type { Parts } from '../parts.ts'
import { post } from '../post.ts'
import { type Actor, addStep } from '../steps.ts'
import type { CashierTables, DepositState } from '../tables.ts'
import { tables } from '../tables.ts'
import { tell } from '../tell.ts'
import type { NoticeName } from '../texts/index.ts'
import { openRequirement } from '../turnover/requirements.ts'

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
}

/** Takes an order to its next state: the row, its timeline, and the message to the member. */
export async function moveDeposit(parts: Parts, tx: Tx, order: Deposit, move: DepositMove): Promise<void> {
  const { state, actor, at, reason, notice } = move
  await tables(tx).updateTable('cashier.deposit').set({ state }).where('id', '=', order.id).execute()
  await addStep(tx, { kind: 'deposit', orderId: order.id, state, at, actor, reason })
  const amountUnits = order.arrived_units ?? order.amount_units
  const told = { order: depositNumber(order.id), amountUnits, reason }
  if (notice) await tell(parts, tx, order.member_id, { name: notice, ...told })
}

/** Credits what arrived, once, and opens the turnover requirement that goes with it. */
export async function creditDeposit(
  parts: Parts,
  tx: Tx,
  order: Deposit,
  { arrivedUnits, ...by }: { arrivedUnits: bigint; actor: Actor; at: Date; reason?: string | undefined },
): Promise<void> {
  const { ledger, settings } = parts
  const { id, member_id: memberId, channel_code, currency } = order
  const debit = houseAccount('CHANNEL', { currency, qualifier: channel_code })
  const credit = memberAccount(memberId, 'MAIN', { currency })
  await post(ledger, tx, {
    key: keys.deposit(id, 'confirm'),
    legs: [{ debit, credit, amountUnits: arrivedUnits, code: 'DEPOSIT' }],
    reference: depositNumber(id),
  })
  const { depositTurnover } = await settings.brand(tx)
  // A member on a break or excluded could not play for it.
  if (!(await isClosed(tx, memberId, by.at)))
    await openRequirement(tx, {
      memberId,
      currency,
      source: `dep:${id}`,
      baseUnits: arrivedUnits,
      requiredUnits: arrivedUnits * BigInt(depositTurnover),
      at: by.at,
    })
  await tables(tx).updateTable('cashier.deposit').set({ arrived_units: arrivedUnits }).where('id', '=', id).execute()
  const credited = { ...order, arrived_units: arrivedUnits }
  await moveDeposit(parts, tx, credited, { state: 'CONFIRMED', notice: 'depositConfirmed', ...by })
}
