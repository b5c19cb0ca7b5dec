import type { Tx } from '../../../kernel/database/open-database.ts'
import { isClosed } from '../../identity/index.ts'
import { houseAccount, keys, memberAccount } from '../../ledger/index.ts'
import type { Parts } from '../parts.ts'
import { post } from '../post.ts'
import type { Actor } from '../steps.ts'
import { tables } from '../tables.ts'
import { openRequirement } from '../turnover/requirements.ts'
import { type Deposit, depositNumber, moveDeposit } from './deposit.ts'
import { type Payment, paymentsOf, sumOf } from './payments.ts'

interface By {
  actor: Actor
  at: Date
  reason?: string | undefined
}

/** Credits every payment of an order that waits, each once, with the turnover requirement that goes with it. */
export async function creditWaiting(parts: Parts, tx: Tx, order: Deposit, by: By): Promise<void> {
  const waiting = (await paymentsOf(tx, order.id)).filter(({ state }) => state === 'WAITING')
  const { member_id: memberId, channel_code, currency, id } = order
  const debit = houseAccount('CHANNEL', { currency, qualifier: channel_code })
  const credit = memberAccount(memberId, 'MAIN', { currency })
  await post(
    parts.ledger,
    tx,
    ...waiting.map(({ id: paymentId, amount_units: amountUnits }) => ({
      key: keys.depositPayment(id, paymentId, 'credit'),
      legs: [{ debit, credit, amountUnits, code: 'DEPOSIT' as const }],
      reference: depositNumber(id),
    })),
  )
  await requireTurnover(parts, tx, order, waiting, by.at)
  await tables(tx)
    .updateTable('cashier.payment')
    .set({ state: 'CREDITED', credited_at: by.at })
    .where('deposit_id', '=', id)
    .where('state', '=', 'WAITING')
    .execute()
  const noticeUnits = sumOf(waiting, 'WAITING')
  await moveDeposit(parts, tx, order, { state: 'CONFIRMED', notice: 'depositConfirmed', noticeUnits, ...by })
}

async function requireTurnover(
  { settings }: Parts,
  tx: Tx,
  { id, member_id: memberId, currency }: Deposit,
  payments: readonly Payment[],
  at: Date,
): Promise<void> {
  // A member on a break or excluded could not play for it.
  if (await isClosed(tx, memberId, at)) return
  const { depositTurnover } = await settings.brand(tx)
  for (const payment of payments)
    await openRequirement(tx, {
      ...{ memberId, currency, at, source: `dep:${id}:${payment.id}`, baseUnits: payment.amount_units },
      requiredUnits: payment.amount_units * BigInt(depositTurnover),
    })
}

/** Turns down every payment of an order that waits: what was credited before stays. */
export async function rejectWaiting(parts: Parts, tx: Tx, order: Deposit, by: By): Promise<void> {
  const payments = await paymentsOf(tx, order.id)
  await tables(tx)
    .updateTable('cashier.payment')
    .set({ state: 'REJECTED' })
    .where('deposit_id', '=', order.id)
    .where('state', '=', 'WAITING')
    .execute()
  const noticeUnits = sumOf(payments, 'WAITING') || order.amount_units
  const state = sumOf(payments, 'CREDITED') > 0n ? 'CONFIRMED' : 'REJECTED'
  await moveDeposit(parts, tx, order, { state, notice: 'depositRejected', noticeUnits, ...by })
}

/** Takes back every payment of an order that was credited, as far as the member's money reaches; the rest is owed to the house. */
export async function reverseCredited(parts: Parts, tx: Tx, order: Deposit, by: By): Promise<void> {
  const { currency, channel_code: qualifier, member_id: memberId, id } = order
  const payments = (await paymentsOf(tx, id)).filter(({ state }) => state === 'CREDITED')
  const debit = memberAccount(memberId, 'MAIN', { currency })
  const credit = houseAccount('CHANNEL', { currency, qualifier })
  const owed = houseAccount('RECEIVABLE', { currency })
  await post(
    parts.ledger,
    tx,
    ...payments.map(({ id: paymentId, amount_units: amountUnits }) => ({
      key: keys.depositPayment(id, paymentId, 'reverse'),
      legs: [
        { debit, credit, amountUnits, code: 'DEPOSIT_REVERSAL' as const, mode: 'up_to' as const },
        { debit: owed, credit, code: 'SHORTFALL' as const, mode: 'rest' as const, suffix: ':short' },
      ],
      reference: depositNumber(id),
    })),
  )
  await tables(tx)
    .updateTable('cashier.payment')
    .set({ state: 'REVERSED' })
    .where('deposit_id', '=', id)
    .where('state', '=', 'CREDITED')
    .execute()
  const noticeUnits = sumOf(payments, 'CREDITED')
  await moveDeposit(parts, tx, order, { state: 'REVERSED', notice: 'depositReversed', noticeUnits, ...by })
}
