import { z } from 'zod'
import { reason, text, time } from '../../common.ts'

const id = z.string().regex(/^\d{1,18}$/)
const one = z.strictObject({ id })
const requestId = z.uuid()
/** What a person typed: whether it is an amount, the use case says with a code of its own. */
const typedAmount = text(30, 1)
const channelCode = z.string().regex(/^[a-z0-9-]{1,40}$/)

const payCodeSchemes = ['VIETQR', 'PROMPTPAY', 'QRIS', 'QRPH', 'KHQR'] as const
const promptPay = z.literal('PROMPTPAY')
/** What a code is made of where the merchant has none of its own. */
const payAccount = z.discriminatedUnion('scheme', [
  z.strictObject({
    scheme: z.literal('VIETQR'),
    /** Number of the bank, as 970436. */
    bank: z.string().regex(/^\d{6}$/),
    number: z.string().regex(/^[0-9A-Z]{4,19}$/),
  }),
  z.discriminatedUnion('kind', [
    z.strictObject({ scheme: promptPay, kind: z.literal('PHONE'), number: z.string().regex(/^0\d{9}$/) }),
    z.strictObject({ scheme: promptPay, kind: z.literal('TAX_ID'), number: z.string().regex(/^\d{13}$/) }),
    z.strictObject({ scheme: promptPay, kind: z.literal('E_WALLET'), number: z.string().regex(/^\d{15}$/) }),
  ]),
  z.strictObject({
    scheme: z.literal('KHQR'),
    account: z.string().regex(/^[^@\s]{1,20}@[^@\s]{1,11}$/),
    name: text(25, 1),
    city: text(15, 1),
    currency: z.enum(['KHR', 'USD']),
  }),
])

/** Of the order as the caller has seen it. */
const version = z.int().min(1).max(2_147_483_646)
const moved = { request: z.strictObject({ id, reason }), response: z.null() }
const changed = { request: z.strictObject({ id, version, reason }), response: z.null() }
const numbered = z.strictObject({ number: z.string().regex(/^[DW]\d{1,18}$/) })

/** A payout number of a channel: as somebody pastes it, or that of an account which a list shows; one of the two. */
const payoutNumberOf = z.strictObject({
  channel: channelCode,
  number: text(80, 1).optional(),
  payoutAccountId: id.optional(),
  reason,
})

/** What one channel sent of a withdrawal. */
const part = z.strictObject({
  channel: channelCode,
  amount: typedAmount,
  /** That the channel gave it. */
  reference: text(80, 1),
  /** Upload id of a picture. */
  proof: z.uuid().optional(),
})

export const cashierDeskSchemas = {
  'cashier.claim': { request: numbered, response: z.object({ until: time, version }) },
  'cashier.unclaim': { request: numbered, response: z.null() },
  'cashier.approveDeposit': {
    request: z.strictObject({
      id,
      /** What is credited: all that waits, or the payment that the reference names. */
      arrivedAmount: typedAmount,
      /** Of the bank's statement; asked for where nobody has told of a payment. */
      reference: text(80, 1).optional(),
      version,
      reason,
    }),
    response: z.null(),
  },
  'cashier.rejectDeposit': changed,
  'cashier.reverseDeposit': moved,
  'cashier.reviewWithdrawal': {
    request: z.strictObject({
      id,
      version,
      reason,
      /** The operator has compared the holder with the member. */
      holderChecked: z.boolean().default(false),
      /** The operator has looked at what the member won or had of another one. */
      winChecked: z.boolean().default(false),
    }),
    response: z.null(),
  },
  'cashier.rejectWithdrawal': changed,
  'cashier.payWithdrawal': {
    request: z.strictObject({
      id,
      /** Together with what was sent before they make the paid amount, unless more follows. */
      parts: z.array(part).min(1).max(5),
      moreFollows: z.boolean().default(false),
      ...{ version, requestId, reason },
    }),
    response: z.null(),
  },
  'cashier.returnUnsent': changed,
  'cashier.refundWithdrawal': changed,
  'cashier.reissueWithdrawal': changed,
  'cashier.forceWithdrawal': changed,
  'cashier.blockNumber': { request: payoutNumberOf, response: z.null() },
  'cashier.unblockNumber': { request: payoutNumberOf, response: z.null() },
  'cashier.proposeCorrection': {
    request: z.strictObject({
      account: text(40, 1),
      direction: z.enum(['up', 'down']),
      amount: typedAmount,
      reason,
      requestId,
    }),
    response: one,
  },
  'cashier.approveCorrection': moved,
  'cashier.refuseCorrection': moved,
  'cashier.cancelCorrection': moved,
  'cashier.setPayCode': {
    request: z.strictObject({
      channel: channelCode,
      code: text(512).default(''),
      account: payAccount.optional(),
      reason,
    }),
    /** Of the code that the channel has now; null for none. */
    response: z.object({ scheme: z.enum(payCodeSchemes).nullable() }),
  },
  'cashier.channelFee': {
    request: z.strictObject({
      channel: channelCode,
      invoice: z.string().regex(/^[0-9A-Za-z][0-9A-Za-z._/-]{0,39}$/),
      amount: typedAmount,
      reason,
    }),
    /** False for a proposal that waits for a second operator. */
    response: z.object({ posted: z.boolean() }),
  },
}
