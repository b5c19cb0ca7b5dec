import { z } from 'zod'
import { languageCode } from './schemas/common.ts'
import { positiveUnits } from './wallet/fields.ts'

/** One row of a provider's GET /games. `min_bet` is in units; `lines` counts lines or ways. */
export const providerGame = z.object({
  code: z.string().regex(/^[A-Z0-9_-]{1,40}$/),
  title: z.string().min(1).max(80),
  /** The title by language of the site, where it is another than `title`. */
  titles: z.partialRecord(languageCode, z.string().min(1).max(80)).optional(),
  vendor: z.string().regex(/^[A-Z0-9_]{1,24}$/),
  type: z.string(),
  classification: z.enum(['JP', 'TG', 'AC', 'BG']).nullable(),
  lines: z.number().int(),
  min_bet: positiveUnits,
  max_bet: positiveUnits,
  /** Exact RTP in percent with two decimals; null in games between members, where none is due to anybody. */
  rtp: z.string().nullable(),
  /** Share of a pot that the house takes in games between members, in percent with two decimals. */
  rake: z
    .string()
    .regex(/^\d{1,2}\.\d{2}$/)
    .optional(),
  /**
   * Standard deviation of what a round returns, as a multiple of its stake: exact, or no less than it is. Left out where it is
   * not known; then nothing is said of how far the actual return lies from the stated one.
   */
  deviation: z
    .string()
    .regex(/^\d{1,7}\.\d{1,4}$/)
    .optional(),
  volatility: z.enum(['low', 'medium', 'medium-high', 'high']),
  tags: z.array(z.string()),
  trial: z.boolean(),
  art: z.object({
    family: z.string(),
    palette: z.tuple([z.string(), z.string(), z.string()]),
    hero: z.string(),
    pattern: z.number().int(),
    frame: z.string(),
    layout: z.number().int(),
  }),
})
export type ProviderGame = z.output<typeof providerGame>
