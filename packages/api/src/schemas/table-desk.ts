import { z } from 'zod'
import { amount, gameCode, gameTypeCode, nothing, queryInt, reason, text, time, vendorCode } from './common.ts'

const serial = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** The same in a query, where it is text. */
const askedSerial = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
const limit = queryInt(1, 100).default(20)
const count = z.number().int().min(0)

/** Money of one currency and mode; each has bets, limits and sums of its own at a table. */
const book = { currency: z.string(), mode: z.enum(['REAL', 'PLAY']) }
const round = {
  serial,
  phase: text(40),
  state: z.enum(['SCHEDULED', 'OPEN', 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED', 'VOIDED']),
  tier: z.number().int(),
  /** True once an operator asked for it to be void: nobody deals it any more. */
  voidAsked: z.boolean(),
  commitment: z.string(),
  opensAt: time,
  closesAt: time,
  sealsAt: time,
  resultAt: time,
  endsAt: time,
}
const by = { at: time, operator: z.string(), reason: z.string() }

/** An act has an id of its own: the same again answers as it did and does nothing twice. */
const act = { gameCode, requestId: z.uuid(), reason }
const done = z.object({
  /** The round that the act is about: void, or played to its end, or the first that has the new tier. */
  serial: serial.nullable(),
  outcome: z.enum(['VOID', 'FINISHES']).nullable(),
})

export const tableDeskSchemas = {
  'tables.desk': {
    request: nothing,
    response: z.object({
      tables: z.array(
        z.object({
          gameCode,
          gameName: z.string(),
          gameType: gameTypeCode,
          vassalage: vendorCode,
          /** Rules and their version, such as `bac-c/1`, and the kind of game that they are of. */
          definition: z.string(),
          kind: z.string(),
          /** Of the rounds that are still to be opened, and the highest that the table may have. */
          tier: z.number().int(),
          highestTier: z.number().int(),
          seats: count,
          /** True while nobody watches, or after a suspension. */
          resting: z.boolean(),
          watchedAt: time,
          suspended: z.object(by).nullable(),
          round: z
            .object({
              ...round,
              books: z.array(
                z.object({
                  ...book,
                  slips: count,
                  stake: amount,
                  /** The most that members can win beside their stakes, and its bound. */
                  spots: z.array(z.object({ spot: z.string(), stake: amount, exposure: amount, bound: amount })),
                }),
              ),
            })
            .nullable(),
          /** Rounds with bets that were decided today, in the brand's zone; void ones left out. */
          today: z.array(z.object({ ...book, rounds: count, slips: count, stake: amount, payout: amount })),
        }),
      ),
      serverTime: time,
    }),
  },
  'tables.rounds': {
    /** `before` is the `nextBefore` of the page before. */
    request: z.strictObject({ gameCode, before: queryInt(1, Number.MAX_SAFE_INTEGER).optional(), limit }),
    response: z.object({
      rounds: z.array(
        z.object({
          ...round,
          definition: z.string(),
          takesBets: z.boolean(),
          /** Null until the round is dealt or void. */
          seed: z.string().nullable(),
          /** Of the sealed book; null without bets. */
          root: z.string().nullable(),
          sealHash: z.string().nullable(),
          previousSealHash: z.string().nullable(),
          settledAt: time.nullable(),
          /** `by` is null where no operator asked for it. */
          void: z.object({ reason: z.string(), by: z.object(by).nullable() }).nullable(),
          books: z.array(z.object({ ...book, slips: count, stake: amount, payout: amount })),
        }),
      ),
      nextBefore: serial.nullable(),
    }),
  },
  'tables.slips': {
    /** `after` is the `nextAfter` of the page before. */
    request: z.strictObject({ gameCode, serial: askedSerial, after: z.uuid().optional(), limit }),
    response: z.object({
      slips: z.array(
        z.object({
          slipId: z.uuid(),
          /** Empty where the account is gone. */
          account: z.string(),
          ...book,
          state: z.string(),
          stake: amount,
          payout: amount.nullable(),
          /** Parts of the stake that are no valid bet. */
          opposed: amount,
          pushed: amount.nullable(),
          /** Where it stands in the sealed book. */
          place: count.nullable(),
          createdAt: time,
          acceptedAt: time.nullable(),
          settledAt: time.nullable(),
          positions: z.array(z.object({ spot: z.string(), stake: amount, payout: amount.nullable() })),
        }),
      ),
      nextAfter: z.uuid().nullable(),
    }),
  },
  'tables.suspend': { request: z.strictObject(act), response: done },
  'tables.resume': { request: z.strictObject(act), response: done },
  'tables.voidRound': { request: z.strictObject({ ...act, serial }), response: done },
  'tables.setTier': { request: z.strictObject({ ...act, tier: z.number().int().min(1).max(4) }), response: done },
}
