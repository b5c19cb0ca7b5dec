import { toWire } from '@baize/money'
import type { Selectable } from 'kysely'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { referenceUsed } from '../reference.ts'
import type { CashierTables, PaymentState } from '../tables.ts'
import { tables } from '../tables.ts'
import { type Deposit, depositNumber } from './deposit.ts'

export type Payment = Selectable<CashierTables['cashier.payment']>

/** The payments of one order, oldest first. */
export const paymentsOf = (db: Queryable, depositId: bigint): Promise<Payment[]> =>
  tables(db).selectFrom('cashier.payment').selectAll().where('deposit_id', '=', depositId).orderBy('id').execute()

/** The payments of some orders, each oldest first. */
export async function paymentsByOrder(db: Queryable, ids: readonly bigint[]): Promise<(id: bigint) => Payment[]> {
  if (ids.length === 0) return () => []
  const rows = await tables(db)
    .selectFrom('cashier.payment')
    .selectAll()
    .where('deposit_id', 'in', ids)
    .orderBy('id')
    .execute()
  const byOrder = Map.groupBy(rows, row => row.deposit_id)
  return id => byOrder.get(id) ?? []
}

/** The sum of those payments that are in one of the states. */
export const sumOf = (payments: readonly Payment[], ...states: PaymentState[]): bigint =>
  payments.reduce((sum, { state, amount_units }) => (states.includes(state) ? sum + amount_units : sum), 0n)

export interface Arrival {
  /** In its normal form. */
  reference: string
  amountUnits: bigint
  at: Date
}

/**
 * Notes what came, as waiting. A reference stands for one payment of its channel for ever: whoever notes the same one at the
 * same moment waits here for the first.
 * @returns the payment, and false in `isNew` for one that this order has already
 * @throws ApiError reference_used telling the order that has it
 */
export async function notePayment(
  tx: Tx,
  order: Deposit,
  { reference, amountUnits, at }: Arrival,
): Promise<{ payment: Payment; isNew: boolean }> {
  const made = await tables(tx)
    .insertInto('cashier.payment')
    .values({
      ...{ deposit_id: order.id, channel_code: order.channel_code, reference, amount_units: amountUnits },
      ...{ state: 'WAITING', arrived_at: at, credited_at: null },
    })
    .onConflict(conflict => conflict.columns(['channel_code', 'reference']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { payment: made, isNew: true }
  const payment = (await paymentBy(tx, order.channel_code, reference))!
  if (payment.deposit_id !== order.id) throw referenceUsed(depositNumber(payment.deposit_id), 'reference')
  return { payment, isNew: false }
}

/** The payment of a channel that a reference in its normal form stands for. */
export const paymentBy = (db: Queryable, channel: string, reference: string): Promise<Payment | undefined> =>
  tables(db)
    .selectFrom('cashier.payment')
    .selectAll()
    .where('channel_code', '=', channel)
    .where('reference', '=', reference)
    .executeTakeFirst()

/** The payments of an order, as its member and operators see it: its sum without what was turned down or taken back, and each. */
export function presentPayments(payments: readonly Payment[]) {
  const standing = sumOf(payments, 'WAITING', 'CREDITED')
  return {
    arrivedAmount: standing === 0n ? null : toWire(standing),
    payments: payments.map(({ reference, amount_units, state, arrived_at }) => ({
      ...{ reference, amount: toWire(amount_units), state, at: arrived_at.toISOString() },
    })),
  }
}
