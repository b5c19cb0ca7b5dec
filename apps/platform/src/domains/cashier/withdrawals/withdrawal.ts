import { toWire } from '@baize/money'
import type { Selectable } from 'kysely'
import type { Facts } from '../../../kernel/acts/facts.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { houseAccount, keys, type Leg, memberAccount } from '../../ledger/index.ts'
import { releaseClaim } from '../claims/claim-rows.ts'
import type { Parts } from '../parts.ts'
import { post } from '../post.ts'
import { type Actor, addStep } from '../steps.ts'
import type { CashierTables, WithdrawalState } from '../tables.ts'
import { tables } from '../tables.ts'
import { tell } from '../tell.ts'
import type { NoticeName } from '../texts/index.ts'

export type Withdrawal = Selectable<CashierTables['cashier.withdrawal']>

/** Number of an order as members, channels and operators write it. */
export const withdrawalNumber = (id: bigint): string => `W${id}`

/** What was or will be sent. */
export const paidUnits = ({ amount_units, fee_units, returned_units }: Withdrawal): bigint =>
  amount_units - fee_units - returned_units

/** What of it is still to be sent. */
export const unsentUnits = (order: Withdrawal): bigint => paidUnits(order) - order.sent_units

/** What is still in transit of a disputed order. */
export const remainingUnits = (order: Withdrawal): bigint => paidUnits(order) - (order.received_units ?? 0n)

/** What matters of an order: whatever of it changes after somebody was asked, they have not agreed to. */
export const withdrawalFacts = (order: Withdrawal): Facts => ({
  ...{ state: order.state, amount: toWire(order.amount_units), fee: toWire(order.fee_units) },
  ...{ sent: toWire(order.sent_units), returned: toWire(order.returned_units) },
  ...{ received: order.received_units === null ? null : toWire(order.received_units) },
  ...{ payoutAccount: order.payout_account_id, channel: order.channel_code, reviewedBy: order.reviewed_by },
})

/** @throws ApiError not_found */
export async function readWithdrawal(db: Queryable, id: bigint): Promise<Withdrawal> {
  const order = await tables(db).selectFrom('cashier.withdrawal').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order) throw new ApiError('not_found')
  return order
}

/** Reads an order and keeps it until the transaction ends. @throws ApiError not_found */
export async function lockWithdrawal(tx: Tx, id: bigint): Promise<Withdrawal> {
  const order = await tables(tx)
    .selectFrom('cashier.withdrawal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw new ApiError('not_found')
  return order
}

/** @throws ApiError order_state unless the order is in one of the states */
export function requireState(order: { state: WithdrawalState }, ...states: WithdrawalState[]): void {
  if (!states.includes(order.state)) throw new ApiError('order_state')
}

/** The accounts that the money of an order passes through. */
export function accountsOf({ member_id, currency }: Withdrawal) {
  return {
    main: memberAccount(member_id, 'MAIN', { currency }),
    hold: memberAccount(member_id, 'HOLD', { currency }),
    transit: houseAccount('TRANSIT', { currency }),
    feeIncome: houseAccount('FEE_INCOME', { currency }),
  }
}

type WithdrawalKey = Parameters<typeof keys.withdrawal>[1]

/** Moves the money of a step; legs of nothing are left out. @throws what `post` does */
export async function moveMoney(
  parts: Parts,
  tx: Tx,
  order: Withdrawal,
  key: WithdrawalKey,
  legs: Leg[],
): Promise<void> {
  const moving = legs.filter(({ amountUnits }) => amountUnits !== 0n)
  if (moving.length === 0) return
  const reference = withdrawalNumber(order.id)
  await post(parts.ledger, tx, { key: keys.withdrawal(order.id, key), legs: moving, reference })
}

export interface WithdrawalMove {
  state: WithdrawalState
  actor: Actor
  at: Date
  reason?: string | undefined
  notice?: NoticeName
  /** The amount that the notice names; the order's own when left out. */
  noticeUnits?: bigint
  minutes?: number
  /** Columns that change along. */
  set?: Partial<
    Pick<
      Withdrawal,
      'sent_units' | 'returned_units' | 'paid_at' | 'deadline_at' | 'received_units' | 'proof_upload_id' | 'reviewed_by'
    >
  >
}

/** Takes an order to its next state: the row, its timeline, and the message to the member. */
export async function moveWithdrawal(parts: Parts, tx: Tx, order: Withdrawal, move: WithdrawalMove): Promise<void> {
  const { state, actor, at, reason, notice, noticeUnits, minutes = 0, set = {} } = move
  await tables(tx)
    .updateTable('cashier.withdrawal')
    .set({ ...set, state, state_at: at, version: order.version + 1 })
    .where('id', '=', order.id)
    .execute()
  // Another state is another queue, and somebody else's turn.
  await releaseClaim(tx, { kind: 'withdrawal', id: order.id })
  await addStep(tx, { kind: 'withdrawal', orderId: order.id, state, at, actor, reason })
  const told = { order: withdrawalNumber(order.id), amountUnits: noticeUnits ?? order.amount_units, minutes, reason }
  if (notice) await tell(parts, tx, order.member_id, { name: notice, ...told })
}
