import type { Claim } from '../claims.ts'
import type { PathFamily } from '../lines/path-families.ts'
import {
  lineResult,
  marginOf,
  matchRule,
  type PathLines,
  type PathRule,
  partLines,
  SIDES,
  TOTAL,
  totalOf,
} from '../lines/path-rules.ts'

const MAIN = { main: 'A', other: 'B' } as const

/** Markets with lines (sportsbook 4.2): points of the match and of a game. */
export const LINES: readonly PathLines<PathFamily>[] = [
  { market: 'PAH', family: 'margin', reads: 'handicap', sides: SIDES, classes: MAIN, valueOf: marginOf },
  { market: 'POU', family: 'total', reads: 'over', sides: TOTAL, classes: MAIN, valueOf: totalOf },
  ...partLines('G', true),
]

/**
 * The rule of a claim that is settled on the scores of games.
 * @throws RangeError for a market that is not
 */
export function ruleOf(claim: Claim): PathRule<PathFamily> {
  const lines = LINES.find(({ market }) => market === claim.market)
  if (lines) return { family: lines.family, resultOf: path => lineResult(claim, lines.valueOf(path)) }
  const rule = matchRule(claim, 'G')
  if (!rule) throw new RangeError(`${claim.market} is no market on games`)
  return rule
}
