import type { ChancedClaim, MarketClass, Parts } from '../claims.ts'
import type { BookPhase } from '../sport-model.ts'
import { stepAtOrBelow } from './ladder.ts'

/** What the house adds to fair chances, in basis points, before the match and in play (sportsbook 3.1). */
const marginsBp: Readonly<Record<MarketClass, Readonly<Record<BookPhase, number>>>> = {
  A: { before: 250, live: 350 },
  B: { before: 350, live: 450 },
  C: { before: 700, live: 800 },
}

const certain = 2 ** 32

/** The chance that a claim is won where it is decided at all: pushed parts are left out. */
const decidedChance = ({ won, lost }: Parts): number => won / (won + lost)

/** A chance as an integer of 2^32, from which odds are worked out without rounding differences between machines. */
export const weightOf = (chance: number): number => Math.floor(chance * certain + 0.5)

/** The weight of the other side of a two-way line. */
export const otherWeight = (weight: number): number => certain - weight

/**
 * Odds in 1/1000 for a weight: fair odds less the margin, which is the same share of every claim of a market, down to the step
 * of the ladder. Null where they lie beyond the ladder: then the claim is not offered, never at a cut price.
 */
export function milliOf(weight: number, marketClass: MarketClass, phase: BookPhase): number | null {
  if (weight <= 0) return null
  const marginBp = marginsBp[marketClass][phase]
  const raw = (1_000n * BigInt(certain) * 10_000n) / (BigInt(weight) * BigInt(10_000 + marginBp))
  return stepAtOrBelow(Number(raw))
}

/** The least part of a stake that a claim has to decide to be offered. */
const leastDecided = 0.1

/** A claim with the odds at which it is sold; null where it is not. */
export interface PricedClaim extends ChancedClaim {
  milli: number | null
}

/** Prices every claim of a state. The second side of a two-way line takes what the first leaves of 2^32. */
export function priceClaims(claims: readonly ChancedClaim[], phase: BookPhase): PricedClaim[] {
  const first = new Map<string, number>()
  return claims.map(claim => {
    const { won, lost } = claim.parts
    if (won + lost < leastDecided) return { ...claim, milli: null }
    const pair = pairOf(claim)
    const taken = pair === null ? undefined : first.get(pair)
    const weight = taken === undefined ? weightOf(decidedChance(claim.parts)) : otherWeight(taken)
    if (pair !== null && taken === undefined) first.set(pair, weight)
    return { ...claim, milli: milliOf(weight, claim.marketClass, phase) }
  })
}

/** Selections of which one stands against one other, the one that is worked out first in front. */
const opposites = [
  ['home', 'away'],
  ['A', 'B'],
  ['over', 'under'],
  ['yes', 'no'],
  ['odd', 'even'],
] as const

/** Markets whose selections read like a pair and have a third beside them. */
const withThird = /^(1X2|H1X2|CR1X2|FTS|NG\d*|HSH|FB|FT|Q[1-4]|H1|HSQ|FCR)$/

/** What two claims of one two-way line have in common; null where a claim has no such opposite. */
function pairOf({ market, selection, line4 }: ChancedClaim): string | null {
  if (withThird.test(market)) return null
  const sides = opposites.find(pair => pair.some(side => side === selection))
  if (!sides) return null
  const isSecondOfHandicap = (selection === 'away' || selection === 'B') && line4 !== 0
  return `${market} ${isSecondOfHandicap ? -line4 : line4} ${sides[0]}`
}
