import type { ChancedClaim, Claim, ClaimResult, MarketClass } from '../claims.ts'
import { type Cases, certainResult, partsOver, resultsOver } from './cases.ts'

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

const lowestClass = (claims: readonly OpenClaim[]): MarketClass =>
  claims.map(({ marketClass }) => marketClass).toSorted()[0]!

/** Claims in groups of one key, in the order of their first. */
const grouped = (claims: readonly OpenClaim[], keyOf: (claim: OpenClaim) => string): OpenClaim[][] => [
  ...Map.groupBy(claims, keyOf).values(),
]

/**
 * Gives claims that pay alike in every outcome the lowest class among them (sportsbook 3.1, one claim, one price). Claims
 * of different parts cannot pay alike, so only those of equal parts and different classes are compared outcome by outcome.
 */
export function withOnePrice(claims: readonly OpenClaim[]): ChancedClaim[] {
  const classes = new Map<OpenClaim, MarketClass>()
  const samePart = grouped(claims, ({ parts: { won, returned } }) => `${won}|${returned}`)
  for (const group of samePart.filter(same => new Set(same.map(({ marketClass }) => marketClass)).size > 1)) {
    for (const alike of grouped(group, claim => claim.resultsOver())) {
      for (const claim of alike) classes.set(claim, lowestClass(alike))
    }
  }
  return claims.map(claim => {
    const { resultsOver: _, ...chanced } = claim
    return { ...chanced, marketClass: classes.get(claim) ?? claim.marketClass }
  })
}
