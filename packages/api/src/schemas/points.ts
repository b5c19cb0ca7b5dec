import { z } from 'zod'
import { goodsTypes, redemptionStatuses } from '../loyalty.ts'
import { wageringTerms, writtenTerms } from './bonus-terms.ts'
import { amount, languageCode, nothing, queryInt, reason, text, time } from './common.ts'
import { days } from './records.ts'

const id = z.string().regex(/^\d{1,18}$/)
/** Made by the client for one intent; the same id never acts twice. */
const requestId = z.uuid()
const wholeNumber = z.string().regex(/^[1-9]\d{0,11}$/)
/** Money that a person enters. */
const entered = z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/)
const paged = { page: queryInt(1, 1_000_000).default(1), pageSize: queryInt(1, 100).default(20) }

const goods = z.object({
  id,
  code: z.string(),
  type: z.enum(goodsTypes),
  name: z.string(),
  remark: z.string(),
  /** Name of a drawn prize picture. */
  picture: z.string(),
  points: amount,
  /** Valid bet of this month that the member needs. */
  amountRequirement: amount,
  quantity: z.number().int(),
  availableQuantity: z.number().int(),
  /** Money that one piece of cash or bonus goods pays. */
  cash: amount.nullable(),
  /** Terms of bonus goods; null for all others. */
  /** Channel of the number by which a bonus is redeemed; null for all else. */
  contact: z.enum(['ZALO', 'WHATSAPP']).nullable(),
  bonus: z.object({ ...wageringTerms, days: z.number().int() }).nullable(),
})

const redemption = z.object({
  id,
  goodsName: z.string(),
  picture: z.string(),
  type: z.enum(goodsTypes),
  status: z.enum(redemptionStatuses),
  applyTime: time,
  redeemQuantity: z.number().int(),
  points: amount,
  paidAccount: z.string(),
  paidAmount: amount,
  receivingAddress: z.string(),
  mobile: z.string(),
  /** The number by which a bonus was redeemed. */
  contact: z.string().nullable(),
  reason: z.string().nullable(),
})

const transaction = z.object({
  id,
  time,
  code: z.string(),
  in: amount,
  out: amount,
  /** In less out, with its sign. */
  change: amount,
  balanceAfter: amount,
  reference: z.string().nullable(),
  /** Points that made one unit of money at that moment; null for money. */
  pointsRatio: z.number().nullable(),
})

const pages = { totalPages: z.number().int(), totalCount: z.number().int(), pageNo: z.number().int() }
const decision = z.strictObject({ id, reason })
const localTexts = z.partialRecord(languageCode, z.object({ name: text(80, 1), remark: text(300) }))

export const pointsSchemas = {
  'points.balance': { request: nothing, response: z.object({ pointBalance: amount, heldPoints: amount }) },
  'points.goods': {
    request: nothing,
    response: z.object({ list: z.array(goods), monthValidBet: amount }),
  },
  'points.config': {
    request: nothing,
    response: z.object({
      ratios: z.array(z.object({ rankLevel: z.number().int(), pointsPerUnit: z.number().int() })),
      ownRankLevel: z.number().int(),
      ownPointsPerUnit: z.number().int(),
      minConvert: z.number().int(),
      /** Points for 100.00 of valid bet, by game type where it is not 1.00. */
      earningWeights: z.array(z.object({ gameType: z.string(), weight: z.string() })),
    }),
  },
  'points.redeem': {
    request: z.strictObject({
      goodsId: id,
      quantity: z.number().int().min(1).max(1000),
      password: text(20),
      receivingAddress: text(200),
      mobile: text(20),
      contact: text(20).default(''),
      requestId,
    }),
    response: z.object({ redemption, pointBalance: amount }),
  },
  'points.redemptions': {
    request: z.strictObject(paged),
    response: z.object({ list: z.array(redemption), ...pages }),
  },
  'points.transactions': {
    request: z.strictObject({
      book: z.enum(['POINTS', 'WALLET', 'BONUS']).default('POINTS'),
      /** First and last day in the brand's zone; the last seven when left out, 30 at most. */
      ...days,
      /** Codes of transfers, separated by commas. */
      codes: text(300).optional(),
      ...paged,
    }),
    response: z.object({
      list: z.array(transaction),
      ...pages,
      totals: z.object({ in: amount, out: amount }),
    }),
  },
  'points.convert': {
    request: z.strictObject({ points: wholeNumber, password: text(20), requestId }),
    response: z.object({ points: amount, money: amount, pointsPerUnit: z.number().int(), pointBalance: amount }),
  },
  'points.pendingRedemptions': {
    request: nothing,
    response: z.object({ list: z.array(redemption.extend({ account: z.string() })) }),
  },
  'points.approveRedemption': { request: decision, response: z.object({ status: z.enum(redemptionStatuses) }) },
  'points.rejectRedemption': { request: decision, response: z.object({ status: z.enum(redemptionStatuses) }) },
  'points.saveGoods': {
    request: z.strictObject({
      code: z.string().regex(/^[A-Z0-9-]{2,24}$/),
      type: z.enum(goodsTypes),
      picture: z.string().regex(/^[a-zA-Z0-9-]{1,40}$/),
      texts: localTexts,
      points: wholeNumber,
      amountRequirement: entered,
      cash: entered.nullable(),
      /** What bonus goods ask for; their money is `cash`. */
      bonus: z
        .strictObject({ multiple: z.number().int().min(1).max(100).default(10), ...writtenTerms })
        .nullable()
        .default(null),
      quantity: z.number().int().min(0).max(1_000_000),
      position: z.number().int().min(0).max(10_000),
      enabled: z.boolean(),
      reason,
    }),
    response: z.object({ id }),
  },
}
