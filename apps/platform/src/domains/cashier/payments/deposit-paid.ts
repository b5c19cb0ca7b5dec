import type { PaymentAnswer } from '@baize/api/payment-protocol'
import { parseAmount } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { creditWaiting } from '../deposits/credit.ts'
import { type Deposit, depositNumber, lockDeposit, moveDeposit } from '../deposits/deposit.ts'
import { notePayment, paymentBy, paymentsOf, sumOf } from '../deposits/payments.ts'
import type { Parts } from '../parts.ts'
import { normalReference } from '../reference.ts'
import { type NoticeOf, orderOf, type Taken } from './notice.ts'

/**
 * A payment that came for a deposit, known by its channel and reference: told again it changes nothing, and with another
 * amount, currency or order than at first it is refused. Payments are summed. When they come to the order's amount they are
 * credited; what falls short, goes beyond, or comes for an order that was turned down or taken back waits for an operator.
 * @throws ApiError not_found for an order that the channel does not have
 */
export async function depositPaid(parts: Parts, tx: Tx, notice: NoticeOf<'deposit_paid'>): Promise<Taken> {
  const order = await lockDeposit(tx, orderOf(notice))
  if (order.channel_code !== notice.channel) throw new ApiError('not_found')
  const answered = (answer: PaymentAnswer): Taken => ({ memberId: order.member_id, answer })
  const [reference, amountUnits] = [normalReference(notice.reference), parseAmount(notice.amount)]
  const isForeign = notice.currency !== undefined && notice.currency !== order.currency
  if (amountUnits === 0n || isForeign) return answered({ status: 'REFUSED' })
  const at = parts.clock.now()
  const told = await noteTold(tx, order, { reference, amountUnits, at })
  if ('answer' in told) return answered(told.answer)
  await decide(parts, tx, order, { actor: `provider:${notice.channel}`, at })
  return answered({ status: 'OK' })
}

type Told = { isNew: true } | { answer: PaymentAnswer }

async function noteTold(tx: Tx, order: Deposit, arrival: Parameters<typeof notePayment>[2]): Promise<Told> {
  try {
    const { payment, isNew } = await notePayment(tx, order, arrival)
    if (isNew) return { isNew }
    return { answer: { status: payment.amount_units === arrival.amountUnits ? 'OK' : 'REFUSED' } }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'reference_used') throw error
    const first = await paymentBy(tx, order.channel_code, arrival.reference)
    return { answer: { status: 'REFUSED', order: depositNumber(first!.deposit_id) } }
  }
}

/** Credits an order that its payments come to, or puts what came before an operator. */
async function decide(
  parts: Parts,
  tx: Tx,
  order: Deposit,
  by: { actor: `provider:${string}`; at: Date },
): Promise<void> {
  const payments = await paymentsOf(tx, order.id)
  const standing = sumOf(payments, 'WAITING', 'CREDITED')
  const isTurnedDown = order.state === 'REJECTED' || sumOf(payments, 'REJECTED', 'REVERSED') > 0n
  if (standing === order.amount_units && !isTurnedDown) return creditWaiting(parts, tx, order, by)
  const notice = isTurnedDown
    ? 'depositInReview'
    : standing < order.amount_units
      ? 'depositPartArrived'
      : 'depositBeyondArrived'
  const noticeUnits = payments.at(-1)!.amount_units
  await moveDeposit(parts, tx, order, { state: 'REVIEW', notice, noticeUnits, ...by })
}
