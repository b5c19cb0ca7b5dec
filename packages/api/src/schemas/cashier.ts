import { z } from 'zod'
import { depositStates, paymentStates, withdrawalStates } from './cashier-states.ts'
import { amount, nothing, queryInt, text, time } from './common.ts'

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

/** What came for a deposit: its sum without what was turned down or taken back, and each payment by the channel's reference. */
export const arrived = {
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
