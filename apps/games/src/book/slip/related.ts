import type { SlipLeg, SlipState } from './slip-state.ts'

/** Markets of which selections of one fixture can be combined; of those with lines, half lines alone. */
const combinable = /^(1X2|DC|BTTS|OE|H1X2|OU|TTH|TTA|H1OU)$/
const mostCombined = 4

/** Pairs of legs that cannot stand in one bet: those of one fixture, and those that the studio says are related. */
export function relatedPairs({ legs, limits }: Pick<SlipState, 'legs' | 'limits'>): [SlipLeg, SlipLeg][] {
  const told = new Set(limits.related.map(([a, b]) => [a, b].sort().join(' ')))
  return legs.flatMap((a, place) =>
    legs
      .slice(place + 1)
      .filter(b => a.fixture === b.fixture || told.has([a.key, b.key].sort().join(' ')))
      .map((b): [SlipLeg, SlipLeg] => [a, b]),
  )
}

export const canBeCombined = (leg: Pick<SlipLeg, 'market' | 'line4' | 'combined'>): boolean =>
  !leg.combined && combinable.test(leg.market) && (leg.line4 === 0 || Math.abs(leg.line4) % 4 === 2)

/** The legs of a fixture that one press makes a combination of; null where they are none. */
export function toCombine(legs: readonly SlipLeg[], fixture: string): SlipLeg[] | null {
  const own = legs.filter(leg => leg.fixture === fixture)
  const isWhole = own.length >= 2 && own.length <= mostCombined && own.every(canBeCombined)
  return isWhole && own[0]!.sport === 'FOOT' ? own : null
}
