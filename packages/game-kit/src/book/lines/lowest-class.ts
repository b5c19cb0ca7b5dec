import type { MarketClass } from '../claims.ts'

/**
 * Gives claims of one key the lowest class among them (sportsbook 3.1, one claim, one price).
 * @param keyOf the same for claims that pay alike in every outcome; claims without a key keep their class
 */
export function withLowestClass<Classed extends { marketClass: MarketClass }>(
  claims: readonly Classed[],
  keyOf: (claim: Classed, at: number) => string | null,
): Classed[] {
  const keys = claims.map(keyOf)
  const lowest = new Map<string, MarketClass>()
  for (let at = 0; at < claims.length; at++) {
    const { marketClass } = claims[at]!
    const key = keys[at]!
    if (key !== null && marketClass <= (lowest.get(key) ?? marketClass)) lowest.set(key, marketClass)
  }
  return claims.map((claim, at) => {
    const key = keys[at]!
    const marketClass = key === null ? claim.marketClass : lowest.get(key)!
    return marketClass === claim.marketClass ? claim : { ...claim, marketClass }
  })
}
