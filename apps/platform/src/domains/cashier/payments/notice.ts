import type { PaymentAnswer, PaymentNotice } from '@baize/api/payment-protocol'

/** What came of a notice, and whose money it is. */
export interface Taken {
  memberId: bigint
  answer: PaymentAnswer
}
export type NoticeOf<K extends PaymentNotice['kind']> = Extract<PaymentNotice, { kind: K }>

/** Id of the order that a notice is about. */
export const orderOf = ({ order }: PaymentNotice): bigint => BigInt(order.slice(1))
