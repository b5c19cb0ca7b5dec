import { z } from 'zod'

/**
 * What a payment provider tells the platform: POST to {@link paymentNoticePath}, JSON, signed over the raw body with the
 * channel's Ed25519 key in the headers of the wallet protocol. A notice may come late, twice, or out of order. A payment is
 * known by its channel and `reference`, without regard to case: told again it is answered like the first time, and a part or
 * a second payment of an order has a reference of its own. Everything but HTTP 200 asks for another try.
 */
export const paymentNoticePath = '/pay/v1/notice'

/** Plain decimal with at most two decimals. */
const amount = z.string().regex(/^\d{1,11}(\.\d{1,2})?$/)
const id = z.string().regex(/^[\w.:-]{1,80}$/)
const common = { notice_id: id, channel: z.string().regex(/^[a-z0-9-]{1,40}$/), reference: id }
const depositNumber = z.string().regex(/^D\d{1,18}$/)
/** Where it is told, a payment in another than the order's is refused. */
const currency = z.string().regex(/^[A-Z0-9]{3,10}$/)
const withdrawalNumber = z.string().regex(/^W\d{1,18}$/)

export const paymentNotice = z.discriminatedUnion('kind', [
  /** A member paid; `amount` is what came, in the order's currency. */
  z.strictObject({
    kind: z.literal('deposit_paid'),
    ...common,
    order: depositNumber,
    amount,
    currency: currency.optional(),
  }),
  /** A payout was sent. */
  z.strictObject({ kind: z.literal('payout_paid'), ...common, order: withdrawalNumber }),
  /** A payout came back. */
  z.strictObject({ kind: z.literal('payout_returned'), ...common, order: withdrawalNumber }),
])
export type PaymentNotice = z.output<typeof paymentNotice>

/**
 * OK: taken, or known. REFUSED: the order does not allow it, and another try will not change that; `order` is the one that
 * the reference stands for already.
 */
export type PaymentAnswer = { status: 'OK' | 'REFUSED'; order?: string }
