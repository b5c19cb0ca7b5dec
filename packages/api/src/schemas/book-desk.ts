import { z } from 'zod'
import { amount, gameCode, nothing, queryInt, reason, text, time } from './common.ts'

const count = z.number().int().min(0)
/** A competition such as `F1`, or a fixture such as `F1.1.12.3`. */
const target = text(40, 1)
const market = text(40, 1)

/** Money of one currency and mode; each has bets and limits of its own on a fixture. */
const book = { currency: z.string(), mode: z.enum(['REAL', 'PLAY']) }
const by = { at: time, operator: z.string(), reason: z.string() }

/** An act has an id of its own: the same again answers as it did and does nothing twice. */
const act = { gameCode, requestId: z.uuid(), reason }
const onTarget = z.strictObject({ ...act, target, market: market.optional() })
/** How many fixtures it concerned. */
const done = z.object({ fixtures: count })

const fixture = z.object({
  fixture: z.string(),
  competition: z.string(),
  sport: z.string(),
  home: z.string(),
  away: z.string(),
  kickOff: time,
  state: z.string(),
  /** Blocks that are over, and the most there can be. */
  block: count,
  blocks: count,
  score: z.tuple([count, count]),
  suspended: z.object(by).nullable(),
  suspendedWithCompetition: z.boolean(),
  suspendedMarkets: z.array(z.string()),
  voidedMarkets: z.array(z.string()),
  /** True once an operator asked for it to be void. */
  voidAsked: z.boolean(),
  books: z.array(
    z.object({
      ...book,
      /** Stakes of all singles, and what they cost where that is most; below zero where the house gains whatever happens. */
      singles: amount,
      worst: amount,
      worstBound: amount,
      /** What parlays and systems through the fixture may pay. */
      parlays: amount,
      parlaysBound: amount,
    }),
  ),
})

const limit = amount.optional()
/** Limits by name, as wire amounts: stakes by class before and in play, liabilities, payouts, and the worst cell of a fixture. */
const limits = z.strictObject({
  stakeABefore: limit,
  stakeALive: limit,
  stakeBBefore: limit,
  stakeBLive: limit,
  stakeCBefore: limit,
  stakeCLive: limit,
  stakeParlay: limit,
  liabilityA: limit,
  liabilityB: limit,
  liabilityC: limit,
  liabilityParlays: limit,
  payout: limit,
  payoutsOfMember: limit,
  worstCell: limit,
})

export const bookDeskSchemas = {
  'bookDesk.fixtures': {
    request: z.strictObject({
      gameCode,
      competition: text(8, 1).optional(),
      /** Fixtures with bets alone, or all that are on sale or in play. */
      show: z.enum(['bets', 'all']).default('bets'),
      page: queryInt(1, 1000).default(1),
    }),
    response: z.object({
      competitions: z.array(
        z.object({
          competition: z.string(),
          competitionName: z.string(),
          sport: z.string(),
          suspended: z.object(by).nullable(),
        }),
      ),
      fixtures: z.array(fixture),
      pages: z.number().int().min(1),
      serverTime: time,
    }),
  },
  'bookDesk.markets': {
    request: z.strictObject({ gameCode, fixture: target }),
    response: z.object({
      fixture,
      markets: z.array(
        z.object({
          market: z.string(),
          suspended: z.boolean(),
          voided: z.boolean(),
          lines: z.array(
            z.object({
              ...book,
              /** In quarters, as the first side or the total reads it. */
              line4: z.number().int(),
              bound: amount,
              selections: z.array(
                /** `exposure`: what it costs if the selection wins, its payouts less all stakes of the line. */
                z.object({ selection: z.string(), stake: amount, payout: amount, exposure: amount }),
              ),
            }),
          ),
        }),
      ),
    }),
  },
  'bookDesk.limits': {
    request: z.strictObject({ gameCode }),
    response: z.object({ limits: z.array(z.object({ name: limits.keyof(), amount, least: amount, most: amount })) }),
  },
  'bookDesk.suspend': { request: onTarget, response: done },
  'bookDesk.resume': { request: onTarget, response: done },
  'bookDesk.void': { request: onTarget, response: done },
  'bookDesk.setLimits': {
    request: z.strictObject({ ...act, limits }),
    response: nothing,
  },
}
