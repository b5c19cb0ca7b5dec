import type { PaymentAnswer, PaymentNotice } from '@baize/api/payment-protocol'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Parts } from '../parts.ts'
import { normalReference } from '../reference.ts'
import { sendParts } from '../withdrawals/payouts/send-parts.ts'
import { lockWithdrawal, moveWithdrawal, paidUnits, type Withdrawal } from '../withdrawals/withdrawal.ts'
import { depositPaid } from './deposit-paid.ts'
import { type NoticeOf, orderOf, type Taken } from './notice.ts'

/**
 * Acts on a notice whose signature holds. Whatever came before it, twice or too late, the order ends where its state
 * machine leads: a notice that changes nothing is answered like the one that did.
 * @throws ApiError not_found for an order that the channel does not have
 */
export async function takeNotice(parts: Parts, notice: PaymentNotice): Promise<PaymentAnswer> {
  const { database, wallet } = parts
  const { memberId, answer } = await database.transaction(async tx => {
    const work = notice.kind === 'deposit_paid' ? depositPaid : payoutTold
    return work(parts, tx, notice as never)
  })
  wallet.tellBalance(memberId)
  return answer
}

async function payoutTold(parts: Parts, tx: Tx, notice: NoticeOf<'payout_paid' | 'payout_returned'>): Promise<Taken> {
  const order = await lockWithdrawal(tx, orderOf(notice))
  if (order.channel_code !== notice.channel) throw new ApiError('not_found')
  const at = parts.clock.now()
  const by = { actor: `provider:${notice.channel}` as const, at }
  const taken = (status: PaymentAnswer['status']): Taken => ({ memberId: order.member_id, answer: { status } })
  if (notice.kind === 'payout_paid') {
    // A provider sends the whole; where an operator sent a part, it is theirs to send the rest.
    const isWhole = order.state === 'REVIEW' && order.sent_units === 0n
    if (isWhole) await sendParts(parts, tx, order, wholeOf(order, normalReference(notice.reference)), by)
    return taken(isWhole || order.paid_at ? 'OK' : 'REFUSED')
  }
  if (order.state === 'NOT_RECEIVED') return taken('OK')
  if (order.state !== 'PAID' || order.deadline_at! <= at) return taken('REFUSED')
  await moveWithdrawal(parts, tx, order, {
    state: 'NOT_RECEIVED',
    notice: 'withdrawalDisputed',
    noticeUnits: paidUnits(order),
    ...by,
  })
  return taken('OK')
}

/** The whole of an order as its provider sent it. */
function wholeOf(order: Withdrawal, reference: string) {
  const units = paidUnits(order)
  const part = { channel: order.channel_code, units, reference, proof: null, field: 'order' }
  return { parts: [part], units, requestId: null }
}
