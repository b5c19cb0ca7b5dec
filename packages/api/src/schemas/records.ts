import { z } from 'zod'
import { betStatuses } from '../constants.ts'
import { amount, gameCode, gameTypeCode, queryInt, text, time, vendorCode } from './common.ts'

/** First and last day; the last seven days where they are left out, 30 at most. */
export const days = { from: text(10).optional(), to: text(10).optional() }
/** The days that an answer is about. */
export const shownDays = { from: z.string(), to: z.string() }

export const betFilter = {
  ...days,
  gameType: gameTypeCode.optional(),
  vendor: vendorCode.optional(),
  status: z.enum(betStatuses).optional(),
}

export const betRow = z.object({
  /** When it was settled; of an open bet, when it was placed. */
  time,
  placedAt: time,
  betId: z.string(),
  transactionId: z.string(),
  roundId: z.string(),
  gameCode,
  gameName: z.string(),
  /** A game of a studio that is mounted on this site, whose rounds the game's own page recomputes. */
  isHouseGame: z.boolean(),
  vendor: vendorCode,
  vendorName: z.string(),
  gameType: gameTypeCode,
  /** 0.00 of a void bet, whose stake stands in `cancelledStake`. */
  stake: amount,
  cancelledStake: amount.nullable(),
  validBet: amount,
  payout: amount,
  /** Payout less stake; 0.00 of an open bet. */
  netWin: amount,
  status: z.enum(betStatuses),
})

export const betTotals = z.object({
  count: z.number().int(),
  stake: amount,
  validBet: amount,
  payout: amount,
  netWin: amount,
})

const profitFigures = {
  turnover: amount,
  validBet: amount,
  payout: amount,
  rebate: amount,
  bonus: amount,
  netWin: amount,
}

export const recordSchemas = {
  'records.bets': {
    request: z.strictObject({
      ...betFilter,
      page: queryInt(1, 100_000).default(1),
      pageSize: queryInt(1, 100).default(20),
    }),
    response: z.object({
      ...shownDays,
      list: z.array(betRow),
      totals: betTotals,
      totalPages: z.number().int(),
    }),
  },
  'records.betsSheet': { request: z.strictObject(betFilter), response: z.string() },
  'records.accountSheet': {
    request: z.strictObject({ ...days, book: z.enum(['POINTS', 'WALLET', 'BONUS']).default('WALLET') }),
    response: z.string(),
  },
  'records.profit': {
    request: z.strictObject(days),
    response: z.object({
      ...shownDays,
      /** By game type, those without play left out; what belongs to no game stands under OTHER, last. */
      rows: z.array(z.object({ category: z.union([gameTypeCode, z.literal('OTHER')]), ...profitFigures })),
      total: z.object(profitFigures),
      /** Net win of each day, oldest first. */
      byDay: z.array(z.object({ day: z.string(), netWin: amount })),
    }),
  },
}
