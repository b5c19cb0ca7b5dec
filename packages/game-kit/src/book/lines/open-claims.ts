import type { ChancedClaim, Claim, ClaimResult, MarketClass } from '../claims.ts'
import { type Cases, certainResult, partsOver, resultsOver } from './cases.ts'
import { withLowestClass } from './lowest-class.ts'

/** A claim that is still open, with what it takes to compare it with others; null for one that is compared with none. */
export interface OpenClaim extends ChancedClaim {
  resultsOver: () => string | null
}

/** A claim over its cases; an empty list when it is decided. */
export function openClaim<Value>(
  { market, line4, selection }: Claim,
  marketClass: MarketClass,
  cases: Cases<Value>,
  resultOf: (value: Value) => ClaimResult,
): OpenClaim[] {
  if (certainResult(cases, resultOf)) return []
  const parts = partsOver(cases, resultOf)
  return [{ market, line4, selection, marketClass, parts, resultsOver: () => resultsOver(cases, resultOf) }]
}

/**
 * Gives claims that pay alike in every outcome the lowest class among them (sportsbook 3.1, one claim, one price). Claims
 * that are won with different chances cannot pay alike, so only those of one chance and different classes are compared
 * outcome by outcome.
 */
export function withOnePrice(claims: readonly OpenClaim[]): ChancedClaim[] {
  const classes = new Map<number, MarketClass | 'several'>()
  for (const { parts, marketClass } of claims) {
    const known = classes.get(parts.won)
    if (known === undefined) classes.set(parts.won, marketClass)
    else if (known !== marketClass) classes.set(parts.won, 'several')
  }
  const priced = withLowestClass(claims, claim =>
    classes.get(claim.parts.won) === 'several' ? claim.resultsOver() : null,
  )
  return priced.map(({ market, line4, selection, marketClass, parts }) => {
    return { market, line4, selection, marketClass, parts }
  })
}
