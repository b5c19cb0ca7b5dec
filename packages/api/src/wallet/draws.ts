import { z } from 'zod'
import { id } from './fields.ts'

/**
 * What each lottery draws next, and its latest results, newest first. Times are milliseconds of the epoch.
 * @param object strict for a call, whose unknown fields are refused; in an answer of a provider they are passed over
 */
export const drawsIn = (object: typeof z.strictObject) =>
  object({
    game_code: z.string().regex(/^[A-Z0-9_-]{1,40}$/),
    /** How numbers are drawn, by which they are shown. */
    format: z.string().regex(/^[A-Z0-9_]{1,24}$/),
    /** Odds series on sale, where odds follow one; null where they are fixed. */
    series: object({ min: z.number().int(), max: z.number().int(), default: z.number().int() })
      .refine(({ min, max, default: usual }) => min <= usual && usual <= max)
      .nullable()
      .default(null),
    /** Null while none is scheduled. It opens when the draw before it is held. */
    next: object({
      issue: id,
      opens_at: z.number().int(),
      closes_at: z.number().int(),
      draws_at: z.number().int(),
    }).nullable(),
    results: z
      .array(object({ issue: id, numbers: z.array(z.string().max(12)).min(1).max(100), drawn_at: z.number().int() }))
      .max(100),
  })
export const lotteryDraws = drawsIn(z.object as typeof z.strictObject)
export type LotteryDraws = z.output<typeof lotteryDraws>
