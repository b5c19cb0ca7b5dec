import type { ChancedClaim, Claim, ClaimResult, MarketClass } from '../claims.ts'
import { type Cases, certainResult, partsOver, resultsOver } from './cases.ts'
import { withLowestClass } from './lowest-class.ts'

/** A claim that is still open, with what it takes to compare it with others. */
export interface OpenClaim extends ChancedClaim {
  resultsOver: () => string
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
 * of different parts cannot pay alike, so only those of equal parts and different classes are compared outcome by outcome.
 */
export function withOnePrice(claims: readonly OpenClaim[]): ChancedClaim[] {
  const partsOf = ({ parts: { won, returned } }: OpenClaim): string => `${won}|${returned}`
  const classes = new Map<string, Set<MarketClass>>()
  for (const claim of claims) {
    const ofParts = classes.get(partsOf(claim)) ?? new Set()
    classes.set(partsOf(claim), ofParts.add(claim.marketClass))
  }
  const priced = withLowestClass(claims, claim => (classes.get(partsOf(claim))!.size > 1 ? claim.resultsOver() : null))
  return priced.map(({ resultsOver: _, ...chanced }) => chanced)
}
