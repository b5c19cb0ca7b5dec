import type { Claim, ClaimResult } from '../claims.ts'
import { HALF_BLOCKS } from './constants.ts'
import { readingOf, settleClaim } from './decide.ts'
import { forecastOf } from './forecast.ts'
import type { FootballState } from './state.ts'
import type { FootballTables } from './tables/prepare.ts'

/** Markets of which selections can be combined (sportsbook 4.4); those with lines on half lines alone. */
const PLAIN_MARKETS = ['1X2', 'DC', 'BTTS', 'OE', 'H1X2']
const HALF_LINE_MARKETS = ['OU', 'TTH', 'TTA', 'H1OU']
const FEWEST = 2
const MOST = 4

/** The chance of a combination of class C, or why it is none. */
export type Combination = { chance: number } | { refused: 'contradiction' | 'implied' | 'not_offered' }

const canCombine = ({ market, line4 }: Claim): boolean =>
  PLAIN_MARKETS.includes(market) || (HALF_LINE_MARKETS.includes(market) && Math.abs(line4 % 4) === 2)

/**
 * The chance that all of 2 to 4 selections of one fixture hold, summed over half-time scores and the second half's goals
 * (sportsbook 4.4). Refused as `contradiction` when they cannot hold together, as `implied` when one adds nothing to the
 * others, and as `not_offered` outside kick-off and half-time, for other markets and for selections already decided.
 * @throws RangeError for a claim that football does not know
 */
export function combine(tables: FootballTables, state: FootballState, selections: readonly Claim[]): Combination {
  const { block } = state
  if (block !== 0 && block !== HALF_BLOCKS) return { refused: 'not_offered' }
  if (selections.length < FEWEST || selections.length > MOST) return { refused: 'not_offered' }
  if (!selections.every(canCombine)) return { refused: 'not_offered' }
  if (selections.some(claim => settleClaim(claim, state, state))) return { refused: 'not_offered' }
  const readings = selections.map(claim => readingOf(claim, state, state)!)

  const adds = selections.map(() => false)
  let chance = 0
  for (const first of forecastOf(tables, state).spread('half').cells) {
    const second = forecastOf(tables, { ...state, block: HALF_BLOCKS, score: first }).spread('final').cells
    const fails = readings.map(({ subject, value }) => subject === 'half' && value(first) < 0)
    for (const final of second) {
      const failing = readings.flatMap(({ subject, value }, at) =>
        fails[at] || (subject === 'final' && value(final) < 0) ? [at] : [],
      )
      if (failing.length === 0) chance += first.chance * final.chance
      if (failing.length === 1) adds[failing[0]!] = true
    }
  }
  if (chance === 0) return { refused: 'contradiction' }
  return adds.every(Boolean) ? { chance } : { refused: 'implied' }
}

/** How a combination ended: lost with its first lost selection, won when all are; null while it is open. */
export function settleCombination(
  selections: readonly Claim[],
  accepted: FootballState,
  now: FootballState,
): ClaimResult | null {
  const results = selections.map(claim => settleClaim(claim, accepted, now))
  if (results.some(result => result?.kind === 'lost')) return { kind: 'lost' }
  return results.every(result => result?.kind === 'won') ? { kind: 'won' } : null
}
