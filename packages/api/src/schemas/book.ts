import { z } from 'zod'
import { amount, gameCode, gameTypeCode, nothing, queryInt, time, vendorCode } from './common.ts'

const count = z.number().int().min(0)

export const bookSchemas = {
  'launch.liveMatches': {
    request: z.strictObject({ count: queryInt(1, 20).default(8) }),
    response: z.object({
      matches: z.array(
        z.object({
          gameCode,
          gameType: gameTypeCode,
          vassalage: vendorCode,
          fixture: z.string(),
          sport: z.string(),
          competition: z.string(),
          home: z.string(),
          away: z.string(),
          score: z.tuple([count, count]),
          /** Such as `H1`, `Q3`, `MAP2`; the minute where the sport has a clock. */
          period: z.string(),
          minute: count.nullable(),
          /** Decimal odds on the result, the first side's first; null while they are shut. */
          prices: z.array(z.object({ selection: z.string(), odds: z.string().nullable() })),
        }),
      ),
      serverTime: time,
    }),
  },
  'launch.bookReturns': {
    request: nothing,
    response: z.object({
      /** What each class keeps of a stake, in percent, before a match and in play. */
      margins: z.array(z.object({ class: z.string(), beforePercent: z.string(), livePercent: z.string() })),
      returns: z.array(
        z.object({
          /** `MIXED` for parlays and systems through several sports. */
          sport: z.string(),
          class: z.enum(['A', 'B', 'C', 'PARLAY', 'SYSTEM', 'CASHED_OUT']),
          month: z.string(),
          bets: count,
          stake: amount,
          /** By mathematics when the bets were accepted. */
          expected: amount,
          returned: amount,
          /** The difference in standard deviations; null below a thousand bets. */
          deviations: z.string().nullable(),
          verdict: z.enum(['WITHIN', 'OUTSIDE']).nullable(),
        }),
      ),
    }),
  },
}
