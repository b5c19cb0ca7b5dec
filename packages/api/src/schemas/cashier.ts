import { z } from 'zod'
import { amount, nothing, queryInt, reason, text, time } from './common.ts'

const id = z.string().regex(/^\d{1,18}$/)
const one = z.strictObject({ id })
const requestId = z.uuid()
/** What a person typed: whether it is an amount, the use case says with a code of its own. */
const typedAmount = text(30, 1)
const withdrawalPassword = text(100, 1)
const channelCode = z.string().regex(/^[a-z0-9-]{1,40}$/)
const paging = { page: queryInt(1, 100_000).default(1), pageSize: queryInt(1, 50).default(10) }
const page = z.strictObject(paging)
const totalPages = z.number().int()

const depositStates = ['PENDING', 'REVIEW', 'CONFIRMED', 'REJECTED', 'CANCELLED', 'EXPIRED', 'REVERSED'] as const
const withdrawalStates = [
  'REQUESTED',
  'REVIEW',
  'REJECTED',
  'PAID',
  'RECEIVED',
  'AUTO_RECEIVED',
  'NOT_RECEIVED',
  'PARTIAL',
  'REFUNDED',
  'REISSUED',
  'FORCED_RECEIVED',
] as const

const paymentStates = ['WAITING', 'CREDITED', 'REJECTED', 'REVERSED'] as const
const correctionStates = ['PROPOSED', 'POSTED', 'REFUSED', 'CANCELLED'] as const

/** What came for a deposit: its sum without what was turned down or taken back, and each payment by the channel's reference. */
const arrived = {
  arrivedAmount: amount.nullable(),
  payments: z.array(z.object({ reference: z.string(), amount, state: z.enum(paymentStates), at: time })),
}

/** What happened to an order, oldest first. */
const steps = z.array(
  z.object({
    state: z.string(),
    at: time,
    actor: z.enum(['member', 'system', 'provider', 'operator']),
    reason: z.string().nullable(),
  }),
)

const channel = {
  code: z.string(),
  name: z.string(),
  min: amount,
  max: amount,
  quickAmounts: z.array(amount),
}

const deposit = z.object({
  id,
  /** What the member writes beside a payment. */
  number: z.string(),
  channel: z.string(),
  channelName: z.string(),
  kind: z.enum(['manual', 'hosted']),
  amount,
  ...arrived,
  state: z.enum(depositStates),
  createdAt: time,
  expiresAt: time,
  /** Where to pay while the order is open: lines of an account, or the page of the provider. */
  payTo: z.array(z.string()),
  payUrl: z.string().nullable(),
  /** What the payer's bank app scans: it bears amount and number. Null where the channel has none. */
  payCode: z.string().nullable(),
  steps,
})

const withdrawal = z.object({
  id,
  number: z.string(),
  channelName: z.string(),
  /** Masked number of the payout account. */
  account: z.string(),
  amount,
  fee: amount,
  paidAmount: amount,
  receivedAmount: amount.nullable(),
  remainingAmount: amount.nullable(),
  state: z.enum(withdrawalStates),
  createdAt: time,
  paidAt: time.nullable(),
  /** Until when the member's answer counts. */
  deadlineAt: time.nullable(),
  /** Upload id of the proof. */
  proof: z.string().nullable(),
  /** Numbers of the orders before and after it, where a dispute was settled by another payout. */
  reissueOf: z.string().nullable(),
  reissuedAs: z.string().nullable(),
  steps,
})

export const cashierSchemas = {
  'cashier.channels': {
    request: nothing,
    response: z.object({
      deposit: z.array(
        z.object({
          ...channel,
          kind: z.enum(['manual', 'hosted']),
          payTo: z.array(z.string()),
          /** The tutorial. */
          steps: z.array(z.string()),
        }),
      ),
      payout: z.array(
        z.object({
          ...channel,
          feeRatePpm: z.number().int(),
          feeMin: amount,
          feeMax: amount,
          /** Banks that it pays to; where there are none, the member writes the name. */
          banks: z.array(z.object({ code: z.string(), name: z.string() })),
        }),
      ),
    }),
  },
  'cashier.funds': {
    request: nothing,
    response: z.object({
      main: amount,
      available: amount,
      locked: amount,
      owed: amount,
      turnoverLeft: amount,
      /** Bonus money that a withdrawal gives up; null without a bonus. */
      bonus: amount.nullable(),
    }),
  },
  'cashier.deposits': { request: page, response: z.object({ list: z.array(deposit), totalPages }) },
  'cashier.deposit': {
    request: z.strictObject({ channel: channelCode, amount: typedAmount, requestId }),
    response: deposit,
  },
  'cashier.depositPaid': { request: one, response: z.null() },
  'cashier.cancelDeposit': { request: one, response: z.null() },
  'cashier.payoutAccounts': {
    request: nothing,
    response: z.array(
      z.object({
        id,
        channel: z.string(),
        channelName: z.string(),
        /** Its name; null of accounts from before banks were asked for. */
        bank: z.string().nullable(),
        holder: z.string(),
        number: z.string(),
        /** True when its channel pays out now. */
        open: z.boolean(),
      }),
    ),
  },
  'cashier.addPayoutAccount': {
    request: z.strictObject({
      channel: channelCode,
      holder: text(140, 2),
      /** As people paste it; stored as letters and digits alone. */
      number: text(80, 1),
      /** Code of one of the channel's banks, or the name of any where it lists none; left out where it has but one. */
      bank: text(60).optional(),
      withdrawalPassword,
    }),
    response: one,
  },
  'cashier.removePayoutAccount': { request: one, response: z.null() },
  'cashier.withdrawals': { request: page, response: z.object({ list: z.array(withdrawal), totalPages }) },
  'cashier.withdraw': {
    request: z.strictObject({
      payoutAccountId: id,
      amount: typedAmount,
      withdrawalPassword,
      requestId,
      /** The member agrees to give up the bonus that is being played. */
      forfeitBonus: z.boolean().default(false),
    }),
    response: withdrawal,
  },
  'cashier.answerWithdrawal': {
    request: z.strictObject({
      id,
      answer: z.enum(['RECEIVED', 'NOT_RECEIVED', 'PARTIAL']),
      /** Of a partial one; together they make the paid amount. */
      receivedAmount: text(30).optional(),
      remainingAmount: text(30).optional(),
      /** Upload id of a picture; NOT_RECEIVED needs one. */
      proof: z.uuid().optional(),
    }),
    response: z.null(),
  },
  'cashier.upline': {
    request: nothing,
    response: z.object({ usable: z.boolean(), account: z.string().nullable() }),
  },
  'cashier.transferUpline': {
    request: z.strictObject({ account: text(100, 1), amount: typedAmount, withdrawalPassword, requestId }),
    response: z.object({ account: z.string(), amount: z.string() }),
  },
  'cashier.transferDownline': {
    request: z.strictObject({ account: text(100, 1), amount: typedAmount, withdrawalPassword, requestId }),
    response: z.object({ account: z.string(), amount: z.string() }),
  },
}

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

const ordered = z.strictObject({ id, reason })
const moved = { request: ordered, response: z.null() }

export const cashierDeskSchemas = {
  'cashier.depositQueue': {
    request: z.strictObject({ state: z.enum(depositStates).default('REVIEW'), ...paging }),
    response: z.object({
      list: z.array(
        z.object({
          id,
          number: z.string(),
          account: z.string(),
          channel: z.string(),
          amount,
          ...arrived,
          /** What of it is neither credited nor turned down. */
          waitingAmount: amount.nullable(),
          state: z.enum(depositStates),
          reversalProposed: z.boolean(),
          createdAt: time,
        }),
      ),
      totalPages,
    }),
  },
  'cashier.approveDeposit': {
    request: z.strictObject({
      id,
      /** What is credited: all that waits, or the payment that the reference names. */
      arrivedAmount: typedAmount,
      /** Of the bank's statement; asked for where nobody has told of a payment. */
      reference: text(80, 1).optional(),
      reason,
    }),
    response: z.null(),
  },
  'cashier.rejectDeposit': moved,
  'cashier.reverseDeposit': moved,
  'cashier.withdrawalQueue': {
    request: z.strictObject({ state: z.enum(withdrawalStates).default('REQUESTED'), ...paging }),
    response: z.object({
      list: z.array(
        z.object({
          id,
          number: z.string(),
          account: z.string(),
          channel: z.string(),
          bank: z.string().nullable(),
          holder: z.string(),
          /** The holder is the member by name, or an operator has said so. */
          holderChecked: z.boolean(),
          /** The other member of whom much was had in one day, in games or by transfers, after which an operator looks first. */
          wonOf: z.strictObject({ account: z.string(), amount }).nullable(),
          payoutNumber: z.string(),
          amount,
          fee: amount,
          paidAmount: amount,
          remainingAmount: amount,
          proof: z.string().nullable(),
          state: z.enum(withdrawalStates),
          createdAt: time,
        }),
      ),
      totalPages,
    }),
  },
  'cashier.reviewWithdrawal': {
    request: z.strictObject({
      id,
      reason,
      /** The operator has compared the holder with the member. */
      holderChecked: z.boolean().default(false),
      /** The operator has looked at what the member won or had of another one. */
      winChecked: z.boolean().default(false),
    }),
    response: z.null(),
  },
  'cashier.rejectWithdrawal': moved,
  'cashier.payWithdrawal': {
    request: z.strictObject({ id, channelReference: text(80, 1), reason }),
    response: z.null(),
  },
  'cashier.refundWithdrawal': moved,
  'cashier.reissueWithdrawal': moved,
  'cashier.forceWithdrawal': moved,
  'cashier.corrections': {
    request: z.strictObject({ state: z.enum(correctionStates).default('PROPOSED'), ...paging }),
    response: z.object({
      list: z.array(
        z.object({
          id,
          number: z.string(),
          account: z.string(),
          /** With its sign. */
          change: amount,
          reason: z.string(),
          state: z.enum(correctionStates),
          proposedBy: id,
          proposedAt: time,
        }),
      ),
      totalPages,
    }),
  },
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
