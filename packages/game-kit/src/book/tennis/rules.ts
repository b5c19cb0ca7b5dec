import type { Claim } from '../claims.ts'
import type { Digest, PartScore, Path } from '../lines/best-of-three.ts'
import { PATH_DIGESTS, type PathFamily } from '../lines/path-families.ts'
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
import { VOID, wonIf } from '../lines/results.ts'
import { isTieBreakSet } from './play.ts'

/** Beside the families of all sports in parts: games of a side, and sets that went to a tie-break. */
export type TennisFamily = PathFamily | 'A' | 'B' | 'tie-break'

export const DIGESTS: Record<TennisFamily, Digest> = {
  ...PATH_DIGESTS,
  A: (soFar, [a]) => soFar + a,
  B: (soFar, [, b]) => soFar + b,
  'tie-break': (soFar, score) => (isTieBreakSet(score) ? 1 : soFar),
}

const MAIN = { main: 'A', other: 'B' } as const
const OTHER = { main: 'B', other: 'B' } as const
const gamesOf =
  (side: 0 | 1) =>
  (path: Path): number =>
    path.reduce((sum, score) => sum + score[side], 0)

/** Markets with lines (sportsbook 4.2): games of the match, of a side, of a set. */
export const LINES: readonly PathLines<TennisFamily>[] = [
  { market: 'GAH', family: 'margin', reads: 'handicap', sides: SIDES, classes: MAIN, valueOf: marginOf },
  { market: 'GOU', family: 'total', reads: 'over', sides: TOTAL, classes: MAIN, valueOf: totalOf },
  { market: 'TGA', family: 'A', reads: 'over', sides: TOTAL, classes: OTHER, valueOf: gamesOf(0) },
  { market: 'TGB', family: 'B', reads: 'over', sides: TOTAL, classes: OTHER, valueOf: gamesOf(1) },
  ...partLines('S', false),
]

const isScore = (score: PartScore, selection: string): boolean => score.join('-') === selection

/**
 * The rule of a claim that is settled on the scores of sets.
 * @throws RangeError for a market that is not
 */
export function ruleOf(claim: Claim): PathRule<TennisFamily> {
  const { market, selection } = claim
  const lines = LINES.find(line => line.market === market)
  if (lines) return { family: lines.family, resultOf: path => lineResult(claim, lines.valueOf(path)) }
  if (market === 'TB')
    return { family: 'tie-break', resultOf: path => wonIf(path.some(isTieBreakSet) === (selection === 'yes')) }
  if (market.endsWith('CS')) {
    const set = Number(market[1])
    const resultOf: PathRule<TennisFamily>['resultOf'] = path =>
      path[set - 1] ? wonIf(isScore(path[set - 1]!, selection)) : VOID
    return { family: `part ${set}` as PathFamily, resultOf }
  }
  const rule = matchRule(claim, 'S')
  if (!rule) throw new RangeError(`${market} is no market on sets`)
  return rule
}
