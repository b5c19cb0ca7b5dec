import { type ChancedClaim, type Claim, type ClaimResult, LEAST_DECIDED } from '../claims.ts'
import { settleLine } from '../lines/settle-line.ts'
import type { BookPhase } from '../sport-model.ts'
import { type Distribution, splitAt, valuesOf } from './distribution.ts'
import { partsOf } from './parts.ts'

/** A market with lines: of a total (`over`, `under`), or of A's number minus B's (`A`, `B`). */
export interface LineMarket {
  market: string
  kind: 'total' | 'handicap'
  /** The total or the difference at the end, in this state. */
  distribution: Distribution
  /** Chance that the part of the match that the market is about is played; stakes are returned otherwise. */
  played: number
}

/** True where so much of a stake is decided that lines are offered. */
export const isOffered = (played: number): boolean => played >= LEAST_DECIDED

/** Steps on each side of the main line (sportsbook 3.1). */
const STEPS: Readonly<Record<BookPhase, number>> = { before: 2, live: 1 }

/**
 * The half lines around the main one, ascending, each as the least whole number that lies over it. A line whose next number
 * cannot come about is the same claim as the line above it and is no step (sportsbook 3.1).
 */
function offeredLimits(distribution: Distribution, phase: BookPhase): number[] {
  const limits = valuesOf(distribution).slice(1)
  const all = distribution.chances.reduce((sum, chance) => sum + chance, 0)
  let below = 0
  let value = distribution.from
  const ranked = limits.map((limit, at) => {
    while (value < limit) below += distribution.chances[value++ - distribution.from]!
    return { at, off: Math.abs(0.5 - below / all), line: limit - 0.5 }
  })
  ranked.sort((a, b) => a.off - b.off || Math.abs(a.line) - Math.abs(b.line) || a.line - b.line)
  const main = ranked[0]
  return main ? limits.slice(Math.max(0, main.at - STEPS[phase]), main.at + STEPS[phase] + 1) : []
}

/** The two claims of a market on every line that is offered; both sides of a total carry the same line, a handicap's are opposed. */
export function lineClaims({ market, kind, distribution, played }: LineMarket, phase: BookPhase): ChancedClaim[] {
  if (!isOffered(played)) return []
  return offeredLimits(distribution, phase).flatMap(limit => limitClaims({ market, kind, distribution, played }, limit))
}

/** The two claims on the half line under `limit`. */
export function limitClaims(
  { market, kind, distribution, played }: LineMarket,
  limit: number,
): [ChancedClaim, ChancedClaim] {
  const [below, above] = splitAt(distribution, limit)
  const line4 = 4 * limit - 2
  const [upper, lower] = kind === 'total' ? (['over', 'under'] as const) : (['A', 'B'] as const)
  const claim = { market, marketClass: 'B' } as const
  return [
    { ...claim, selection: upper, line4: kind === 'total' ? line4 : -line4, parts: partsOf(above, below, played) },
    { ...claim, selection: lower, line4, parts: partsOf(below, above, played) },
  ]
}

/**
 * How a claim of a market with lines ends, given the lowest and the highest number that can still come about.
 * @throws RangeError when the market has no such selection
 */
export function settleInRange(claim: Claim, [low, high]: readonly [number, number]): ClaimResult | null {
  const { selection, line4 } = claim
  const resultOf = (x: number): ClaimResult => {
    if (selection === 'over' || selection === 'under') return settleLine(x, line4, selection)
    if (selection === 'A') return settleLine(x, line4, 'handicap')
    if (selection === 'B') return settleLine(-x, line4, 'handicap')
    throw new RangeError(`${claim.market} has no selection ${selection}`)
  }
  const result = resultOf(low)
  return result.kind === resultOf(high).kind ? result : null
}
