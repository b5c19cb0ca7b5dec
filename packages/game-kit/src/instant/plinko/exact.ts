import type { InstantFacts } from '../instant-game.ts'
import { choose } from '../multiple.ts'
import { type PlinkoDefinition, type PlinkoOptions, RISKS } from './definition.ts'

/** What every bucket of a board pays from left to right, in hundredths of the stake. */
export function bucketsOf({ buckets }: PlinkoDefinition, { rows, risk }: PlinkoOptions): number[] {
  const half = buckets[rows]![risk]
  return [...half, ...half.slice(0, -1).reverse()]
}

/** Of 2^rows equally likely paths C(rows, k) end in bucket k. */
export const pathsTo = (rows: number, bucket: number): number => Number(choose(rows, bucket))

/** Exact return of a board, as a share of the stake. */
export function boardReturn(definition: PlinkoDefinition, options: PlinkoOptions): number {
  const paid = bucketsOf(definition, options).reduce((sum, pays, k) => sum + pays * pathsTo(options.rows, k), 0)
  return paid / (100 * 2 ** options.rows)
}

export function plinkoFacts(definition: PlinkoDefinition): InstantFacts {
  const boards = definition.rows.flatMap(rows => RISKS.map(risk => ({ rows, risk })))
  const returns = boards.map(options => boardReturn(definition, options))
  const tops = boards.map(options => bucketsOf(definition, options)[0]! / 100)
  return { rtp: Math.min(...returns), highestRtp: Math.max(...returns), topMultiple: Math.max(...tops) }
}
