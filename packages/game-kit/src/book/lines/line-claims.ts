import { type Claim, LEAST_DECIDED, type MarketClass } from '../claims.ts'
import type { BookPhase } from '../sport-model.ts'
import type { Cases } from './cases.ts'
import { halfLines, offeredLines } from './main-line.ts'

/** A claim of the catalogue before its chance is known. */
export interface ClassedClaim extends Claim {
  marketClass: MarketClass
}

/** A market with lines: `sides` are the two selections, the first of which reads the line as it is counted. */
export interface LineMarket {
  market: string
  reads: 'handicap' | 'over'
  sides: readonly [string, string]
  classes: { main: MarketClass; other: MarketClass }
}

/** Both selections of a line: a handicap turns its sign for the other side, a total does not. */
export const lineClaims = (
  { market, reads, sides: [first, second] }: Omit<LineMarket, 'classes'>,
  line4: number,
  marketClass: MarketClass,
): ClassedClaim[] => [
  { market, line4, selection: first, marketClass },
  { market, line4: reads === 'over' ? line4 : -line4, selection: second, marketClass },
]

/**
 * The claims of a market on the main line and the steps beside it.
 * @param cases what the lines are counted on; chances short of 1 are of what is returned on every line
 */
export function marketLines(market: LineMarket, cases: Cases<number>, phase: BookPhase): ClassedClaim[] {
  const decided = cases.list.reduce((sum, { chance }) => sum + chance, 0)
  if (decided < LEAST_DECIDED) return []
  return offeredLines(halfLines(cases, market.reads), phase).flatMap(({ line4, isMain }) =>
    lineClaims(market, line4, isMain ? market.classes.main : market.classes.other),
  )
}
