import { type Cases, casesFrom } from '../lines/cases.ts'
import { type BasketballState, HALF_BLOCKS, isOver, QUARTER_BLOCKS, REGULATION_BLOCKS, type Score } from './play.ts'
import type { BasketballTables } from './tables.ts'
import { topSharers } from './top-quarter.ts'
import { type MatchFamily, matchCases } from './with-overtime.ts'

export const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const
type Quarter = (typeof QUARTERS)[number]

/** Counts that claims are settled on; `top Q1` is how many quarters share the highest score with Q1, 0 when Q1 is below it. */
export type BasketballFamily = MatchFamily | `${'H1' | Quarter} ${'margin' | 'total'}` | `top ${Quarter}`
export type BasketballCases = Record<BasketballFamily, Cases<number>>

/** Blocks of a stretch of regulation that are still to come. */
const blocksToCome = (block: number, first: number, length: number): number =>
  Math.min(length, Math.max(0, first + length - block))

/** Margin and total of a period from its points so far and its blocks to come. */
function periodCases(
  tables: BasketballTables,
  names: readonly [margin: string, total: string],
  [home, away]: Score,
  blocks: number,
): [margin: Cases<number>, total: Cases<number>] {
  const lowest = home - away - (tables.away[blocks]!.length - 1)
  return [
    casesFrom(names[0], lowest, tables.margins[blocks]!),
    casesFrom(names[1], home + away, tables.totals[blocks]!),
  ]
}

/** True when the fourth quarter alone decides the match: it is the one in hand, and no overtime can follow. */
const decidesMatch = ({ block, score: [home, away] }: BasketballState, tables: BasketballTables): boolean => {
  const blocks = REGULATION_BLOCKS - block
  return blocks > 0 && blocks <= QUARTER_BLOCKS && tables.home[blocks]!.length <= Math.abs(home - away)
}

/** Every family in a state. A fourth quarter that alone decides the match goes by the match's names, so as to be compared with it. */
export function familiesOf(tables: BasketballTables, state: BasketballState): BasketballCases {
  const { block, quarters } = state
  const cases = matchCases(tables, state) as BasketballCases
  const [[h1, a1], [h2, a2]] = [quarters[0] ?? [0, 0], quarters[1] ?? [0, 0]]
  const half = periodCases(tables, ['H1 margin', 'H1 total'], [h1 + h2, a1 + a2], blocksToCome(block, 0, HALF_BLOCKS))
  ;[cases['H1 margin'], cases['H1 total']] = half
  QUARTERS.forEach((quarter, at) => {
    const isMatch = at === QUARTERS.length - 1 && !isOver(state) && decidesMatch(state, tables)
    const names = isMatch ? (['margin', 'total'] as const) : ([`${quarter} margin`, `${quarter} total`] as const)
    const blocks = blocksToCome(block, QUARTER_BLOCKS * at, QUARTER_BLOCKS)
    ;[cases[`${quarter} margin`], cases[`${quarter} total`]] = periodCases(
      tables,
      names,
      quarters[at] ?? [0, 0],
      blocks,
    )
  })
  const totals = QUARTERS.map(quarter => cases[`${quarter} total`])
  QUARTERS.forEach((quarter, at) => {
    cases[`top ${quarter}`] = topSharers(`top ${quarter}`, totals, at)
  })
  return cases
}
