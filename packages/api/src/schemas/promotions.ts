import { z } from 'zod'
import { activityLimits, awardSources, promotionKinds, promotionStatuses, ticketKinds } from '../loyalty.ts'
import { wageringTerms, writtenTerms } from './bonus-terms.ts'
import { amount, languageCode, nothing, queryInt, reason, text, time } from './common.ts'
import { eligibility } from './eligibility.ts'

const id = z.string().regex(/^\d{1,18}$/)
/** Made by the client for one intent; the same id never acts twice. */
const requestId = z.uuid()
const entered = z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/)
const pages = { totalPages: z.number().int(), totalCount: z.number().int(), pageNo: z.number().int() }
const paged = { page: queryInt(1, 1_000_000).default(1), pageSize: queryInt(1, 100).default(20) }
const status = z.enum(promotionStatuses)
const prizeKinds = ['MONEY', 'POINTS', 'TICKET', 'NOTHING'] as const
const metrics = ['DEPOSIT', 'VALID_BET'] as const

const card = z.object({
  id,
  code: z.string(),
  kind: z.enum(promotionKinds),
  title: z.string(),
  summary: z.string(),
  /** Theme of a drawn banner. */
  picture: z.string(),
  startsAt: time,
  endsAt: time,
  status,
  /** What the caller has done so far and what is asked; null where nothing is counted. */
  progress: z.object({ metric: z.enum(metrics), done: amount, target: amount }).nullable(),
  reward: amount.nullable(),
  /** Valid bet that a reward asks for before it may be withdrawn, as a multiple of it. */
  multiple: z.number().int(),
  /** A figure that the home page shows to visitors. */
  figure: z.string().nullable(),
  /** Why an operator said no. */
  reason: z.string().nullable(),
})

const prize = z.object({
  id,
  kind: z.enum(prizeKinds),
  amount,
  ticket: z.enum(ticketKinds).nullable(),
  /** Of the sum of all weights. */
  weight: z.number().int(),
  /** How many are left; null where there is no end to them. */
  left: z.number().int().nullable(),
})
const drawn = z.object({
  drawId: id,
  /** The prize; its kind is NOTHING for a blank. */
  prize: prize.omit({ weight: true, left: true }),
  ticketsLeft: z.number().int(),
})
const envelopeWindow = z.object({
  id,
  opensAt: time,
  closesAt: time,
  pool: amount,
  envelopes: z.number().int(),
  opened: z.number().int(),
  /** What the caller found in theirs; null before it is opened. */
  own: amount.nullable(),
})

const application = z.object({
  id,
  account: z.string(),
  title: z.string(),
  wants: z.enum(['join', 'payment']),
  comment: z.string(),
  imageIds: z.array(z.string()),
  contact: z.string().nullable(),
  reward: amount,
  appliedAt: time,
})
const decision = z.strictObject({ id, reason })
const localTexts = z.partialRecord(
  languageCode,
  z.object({ title: text(80, 1), summary: text(200), terms: text(5_000) }),
)

export const promotionSchemas = {
  'promotions.list': { request: nothing, response: z.object({ list: z.array(card) }) },
  'promotions.detail': {
    request: z.strictObject({ id }),
    response: card.extend({
      terms: z.string(),
      /** An operator looks at applications before the member is in. */
      reviewed: z.boolean(),
      /** The claim asks for a number of this channel. */
      contact: z.enum(['ZALO', 'WHATSAPP']).nullable(),
      paidByOperator: z.boolean(),
      /** Terms of a reward that has to be wagered; null where it is money at once. */
      bonus: z.object({ ...wageringTerms, days: z.number().int() }).nullable(),
      prizes: z.array(prize),
      /** Hash of the seed that all draws of the campaign follow from; the seed itself is shown after the end. */
      seedHash: z.string().nullable(),
      seed: z.string().nullable(),
      /** Seeds of the campaign's times before this one, newest first: each was shown when its time was over. */
      earlierSeeds: z.array(z.string()),
      tickets: z.number().int(),
      /** The envelope window that is open now or comes next. */
      window: envelopeWindow.nullable(),
    }),
  },
  'promotions.join': {
    request: z.strictObject({
      id,
      comment: text(activityLimits.commentLength).default(''),
      imageIds: z.array(z.uuid()).max(activityLimits.images).default([]),
    }),
    response: z.object({ status }),
  },
  'promotions.claim': {
    request: z.strictObject({ id, contact: text(20).default('') }),
    response: z.object({ status, reward: amount }),
  },
  'promotions.claimRaffle': { request: z.strictObject({ id, requestId }), response: drawn },
  'promotions.openEnvelope': {
    request: z.strictObject({ id }),
    response: z.object({ amount, envelopesLeft: z.number().int() }),
  },
  'promotions.tickets': {
    request: z.strictObject(paged),
    response: z.object({
      balances: z.record(z.enum(ticketKinds), z.number().int()),
      list: z.array(
        z.object({
          id,
          time,
          kind: z.enum(ticketKinds),
          code: z.string(),
          change: z.number().int(),
          after: z.number().int(),
        }),
      ),
    }),
  },
  'promotions.bonuses': {
    request: z.strictObject(paged),
    response: z.object({
      list: z.array(
        z.object({
          id,
          source: z.enum(awardSources),
          title: z.string(),
          amount,
          multiple: z.number().int(),
          /** Valid bet that is still to be made; 0.00 when nothing is owed. */
          turnoverLeft: amount,
          status: z.enum(['OPEN', 'DONE', 'FORFEITED', 'EXPIRED', 'USED_UP']),
          time,
        }),
      ),
      ...pages,
    }),
  },
  'promotions.wagering': {
    request: nothing,
    response: z.object({
      bonus: z
        .object({
          id,
          title: z.string(),
          amount,
          /** What is left of it now. */
          balance: amount,
          required: amount,
          done: amount,
          ...wageringTerms,
          /** Names the terms that were agreed to. */
          termsHash: z.string(),
          expiresAt: time,
          /** Bets that it helped to pay and that are not settled; it ends only without any. */
          openBets: z.number().int(),
          /** What cancelling now returns to the house, and what the member keeps in the main account. */
          cancelReturns: amount,
          cancelKeeps: amount,
        })
        .nullable(),
    }),
  },
  'promotions.cancelBonus': {
    request: z.strictObject({ id }),
    response: z.object({ returned: amount, kept: amount }),
  },
  'promotions.voidBonus': { request: z.strictObject({ account: text(40, 1), reason }), response: z.null() },
  'promotions.applications': { request: nothing, response: z.object({ list: z.array(application) }) },
  'promotions.approve': { request: decision, response: z.null() },
  'promotions.reject': { request: decision, response: z.null() },
  'promotions.pay': { request: decision, response: z.null() },
  'promotions.save': {
    request: z.strictObject({
      code: z.string().regex(/^[A-Z0-9-]{2,24}$/),
      kind: z.enum(promotionKinds),
      picture: z.string().regex(/^[a-z-]{1,40}$/),
      texts: localTexts,
      startsAt: time,
      endsAt: time,
      position: z.number().int().min(0).max(10_000),
      enabled: z.boolean(),
      metric: z.enum(metrics).nullable().default(null),
      target: entered.default('0'),
      reward: entered.default('0'),
      multiple: z.number().int().min(0).max(100).default(1),
      paidByOperator: z.boolean().default(false),
      /** With it the reward is a bonus that has to be wagered `multiple` times; weights are thousandths. */
      bonus: z.strictObject(writtenTerms).nullable().default(null),
      asksContact: z.boolean().default(false),
      eligibility: eligibility.default(null),
      figure: text(12).nullable().default(null),
      /** Valid bet that earns one ticket of a campaign that draws. */
      ticketEvery: entered.nullable().default(null),
      prizes: z
        .array(
          z.strictObject({
            kind: z.enum(prizeKinds),
            amount: entered,
            ticket: z.enum(ticketKinds).nullable().default(null),
            weight: z.number().int().min(1).max(1_000_000),
            stock: z.number().int().min(0).max(1_000_000).nullable().default(null),
          }),
        )
        .max(20)
        .default([]),
      /** Red envelopes: a window of so many minutes opens every so many minutes, with a pool of its own. */
      envelopes: z
        .strictObject({
          pool: entered,
          shares: z.number().int().min(1).max(1_000),
          minimum: entered,
          everyMinutes: z.number().int().min(1).max(1_440),
          openMinutes: z.number().int().min(1).max(1_440),
        })
        .nullable()
        .default(null),
      reason,
    }),
    response: z.object({ id }),
  },
  'promotions.grantTickets': {
    request: z.strictObject({
      account: text(40, 1),
      kind: z.enum(ticketKinds),
      count: z.number().int().min(1).max(1_000),
      requestId,
      reason,
    }),
    response: z.object({ tickets: z.number().int() }),
  },
}
