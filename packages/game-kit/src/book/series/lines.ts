import { type ChancedClaim, type Claim, type ClaimResult, LEAST_DECIDED, type Parts } from '../claims.ts'
import { offeredLines } from '../lines/main-line.ts'
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

/** The least whole number over a half line. */
const limitOf = (line4: number): number => (line4 + 2) / 4

/**
 * The half lines around the main one, ascending, each as the least whole number that lies over it. A line whose next number
 * cannot come about is the same claim as the line above it and is no step (sportsbook 3.1).
 */
function offeredLimits(distribution: Distribution, phase: BookPhase): number[] {
  const all = distribution.chances.reduce((sum, chance) => sum + chance, 0)
  let below = 0
  let value = distribution.from
  const lines = valuesOf(distribution)
    .slice(1)
    .map(limit => {
      while (value < limit) below += distribution.chances[value++ - distribution.from]!
      return { line4: 4 * limit - 2, chance: below / all }
    })
  return offeredLines(lines, phase).map(({ line4 }) => limitOf(line4))
}

/** The two claims of a market on every line that is offered; both sides of a total carry the same line, a handicap's are opposed. */
export function lineClaims({ market, kind, distribution, played }: LineMarket, phase: BookPhase): ChancedClaim[] {
  if (!isOffered(played)) return []
  return offeredLimits(distribution, phase).flatMap(limit => limitClaims({ market, kind, distribution, played }, limit))
}

/** The two claims on the half line under `limit`. */
export function limitClaims({ market, kind, ...of }: LineMarket, limit: number): ChancedClaim[] {
  const line4 = 4 * limit - 2
  const claims =
    kind === 'total'
      ? [
          { market, selection: 'over', line4 },
          { market, selection: 'under', line4 },
        ]
      : [
          { market, selection: 'A', line4: -line4 },
          { market, selection: 'B', line4 },
        ]
  return claims.map(claim => ({ ...claim, marketClass: 'B', parts: lineParts(of, claim) }))
}

/** Parts of a stake on a half line of a market, on offer or not. */
export function lineParts(
  { distribution, played }: Pick<LineMarket, 'distribution' | 'played'>,
  { selection, line4 }: Claim,
): Parts {
  const isUpper = selection === 'over' || selection === 'A'
  const [below, above] = splitAt(distribution, limitOf(selection === 'A' ? -line4 : line4))
  return isUpper ? partsOf(above, below, played) : partsOf(below, above, played)
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
