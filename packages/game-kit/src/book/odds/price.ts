import { WORDS } from '../block-words.ts'
import { type ChancedClaim, LEAST_DECIDED, type MarketClass, type Parts } from '../claims.ts'
import type { BookPhase } from '../sport-model.ts'
import { LADDER } from './ladder.ts'

/** The margin on fair chances, in basis points, before the match and in play (sportsbook 3.1). */
export const MARGINS_BP: Readonly<Record<MarketClass, Readonly<Record<BookPhase, number>>>> = {
  A: { before: 250, live: 350 },
  B: { before: 350, live: 450 },
  C: { before: 700, live: 800 },
}

/** The chance that a claim is won where it is decided at all: pushed parts are left out. */
const decidedChance = ({ won, lost }: Parts): number => won / (won + lost)

/** A chance as an integer of 2^32, from which odds are worked out without rounding differences between machines. */
export const weightOf = (chance: number): number => Math.floor(chance * WORDS + 0.5)

/** The weight of the other side of a two-way line. */
export const otherWeight = (weight: number): number => WORDS - weight

/**
 * The largest weight that each step of the ladder is sold at, and after the last step the largest that lies beyond it: 1000 times
 * 2^32 over the step, less the margin.
 */
const mostWeightsOf = (marginBp: number): readonly number[] =>
  [...LADDER, LADDER.at(-1)! + 1].map(milli =>
    Number((1_000n * BigInt(WORDS) * 10_000n) / (BigInt(milli) * BigInt(10_000 + marginBp))),
  )

/** By margin, each worked out when a claim is priced with it first. */
const mostWeights = new Map<number, readonly number[]>()

/**
 * Odds in 1/1000 for a weight: fair odds less the margin, which is the same share of every claim of a market, down to the step
 * of the ladder. Null where they lie beyond the ladder: then the claim is not offered, never at a cut price.
 */
export function milliOf(weight: number, marketClass: MarketClass, phase: BookPhase): number | null {
  const marginBp = MARGINS_BP[marketClass][phase]
  const most = mostWeights.get(marginBp) ?? mostWeightsOf(marginBp)
  mostWeights.set(marginBp, most)
  // How many steps are low enough for the weight: the lightest claims have the highest odds.
  let [low, high] = [0, most.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (weight <= most[middle]!) low = middle + 1
    else high = middle
  }
  return low === 0 || low === most.length ? null : LADDER[low - 1]!
}

/** A claim with the odds at which it is sold; null where it is not. */
export interface PricedClaim extends ChancedClaim {
  milli: number | null
}

/**
 * Prices every claim of a state. Where a market has two claims on a line, the second takes what the first leaves of 2^32.
 * @param claims all open claims of a state: a market that is only there in part would be taken for a two-way one
 */
export function priceClaims(claims: readonly ChancedClaim[], phase: BookPhase): PricedClaim[] {
  const lines = claims.map(lineOf)
  const groups = Map.groupBy(claims, (_, at) => lines[at]!)
  return claims.map((claim, at) => {
    const { won, lost } = claim.parts
    if (won + lost < LEAST_DECIDED) return { ...claim, milli: null }
    const group = groups.get(lines[at]!)!
    const isSecondOfTwo = group.length === 2 && group[1] === claim
    const weight = isSecondOfTwo
      ? otherWeight(weightOf(decidedChance(group[0]!.parts)))
      : weightOf(decidedChance(claim.parts))
    return { ...claim, milli: milliOf(weight, claim.marketClass, phase) }
  })
}

/** The line that claims of a market share: both sides of a handicap read it with opposite signs. */
function lineOf({ market, selection, line4 }: ChancedClaim): string {
  const isOtherSide = market.endsWith('AH') && (selection === 'away' || selection === 'B')
  return `${market} ${isOtherSide ? 0 - line4 : line4}`
}
