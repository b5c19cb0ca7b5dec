import { z } from 'zod'
import { gameTypes } from '../constants.ts'
import { amount } from './common.ts'

/** Money that a person enters. */
const entered = z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/)

/** Terms of a bonus that has to be wagered, as members read them. */
export const wageringTerms = {
  multiple: z.number().int(),
  /** Stakes above it are not helped by the bonus. */
  maxStake: amount,
  /** The most that becomes the member's own; null where all of it does. */
  maxConvert: amount.nullable(),
  /** Percent of a valid bet that count, by game type; a type that is left out counts in full. */
  weights: z.array(z.object({ gameType: z.enum(gameTypes), percent: z.string() })),
}

/** The same as operators write them, but for the multiple; weights are thousandths, the usual ones when left out. */
export const writtenTerms = {
  maxStake: entered,
  maxConvert: entered.nullable().default(null),
  days: z.number().int().min(1).max(365).default(7),
  weights: z.partialRecord(z.enum(gameTypes), z.number().int().min(0).max(1_000)).optional(),
}
