import { type Fraction, isAtLeast } from './fraction.ts'

/** A member's choice for odds that moved between the price shown and the bet (sportsbook 3.3). */
export type PricePolicy = 'none' | 'better' | 'any'

/** Accepts a bet at the odds of now, never at those that were shown; a parlay compares its products. */
export function isAccepted(policy: PricePolicy, shown: Fraction, now: Fraction): boolean {
  const isNotWorse = isAtLeast(now, shown)
  if (policy === 'none') return isNotWorse && isAtLeast(shown, now)
  return policy === 'any' || isNotWorse
}
