import { type Cases, casesFrom } from '../lines/cases.ts'
import { type BasketballState, isOver, REGULATION_BLOCKS } from './play.ts'
import { addShifted, type BasketballTables, type Chances } from './tables.ts'

/** Counts of the whole match; `overtime` is 1 when there is one. */
export type MatchFamily = 'margin' | 'total' | 'home' | 'away' | 'overtime'

/** A count at which regulation ends level, and the chance of it. */
interface Level {
  count: number
  chance: number
}

/** Chances of a count, the first place standing for `from`. */
interface Counted {
  from: number
  chances: Chances
}

/** Counts of regulation, of which level scores go on by what the overtimes add. */
function goingOn(name: MatchFamily, regulation: Counted, levels: readonly Level[], overtimes: Counted): Cases<number> {
  const possible = levels.filter(({ chance }) => chance > 0)
  const counts = possible.map(({ count }) => count + overtimes.from)
  const from = Math.min(regulation.from, ...counts)
  const end = Math.max(
    regulation.from + regulation.chances.length,
    ...counts.map(count => count + overtimes.chances.length),
  )
  const sums = Array.from({ length: end - from }, () => 0)
  addShifted(sums, regulation.chances, regulation.from - from, 1)
  for (const { count, chance } of possible) sums[count - from]! -= chance
  for (const { count, chance } of possible) addShifted(sums, overtimes.chances, count + overtimes.from - from, chance)
  return casesFrom(name, from, sums)
}

/** Margin, total and points of the sides at the end of the match, and the chance of an overtime. */
export function matchCases(tables: BasketballTables, state: BasketballState): Record<MatchFamily, Cases<number>> {
  const [home, away] = state.score
  const lead = home - away
  const blocks = Math.max(0, REGULATION_BLOCKS - state.block)
  const table = tables.overtimes[Math.max(0, state.block - REGULATION_BLOCKS)]!
  const [own, other] = [tables.home[blocks]!, tables.away[blocks]!]
  // Each level score by the points that home still makes.
  const level = isOver(state) ? [] : own.map((chance, points) => chance * (other[points + lead] ?? 0))
  const levels = (step: number, at: number): Level[] =>
    level.map((chance, points) => ({ count: step * points + at, chance }))
  const lowest = lead - (other.length - 1)
  const isLevel = isOver(state) ? 0 : (tables.margins[blocks]![-lowest] ?? 0)
  const margin = { from: lowest, chances: tables.margins[blocks]! }
  const total = { from: home + away, chances: tables.totals[blocks]! }
  return {
    margin: goingOn('margin', margin, [{ count: 0, chance: isLevel }], {
      from: -table.marginFrom,
      chances: table.margin,
    }),
    total: goingOn('total', total, levels(2, 2 * home), { from: 0, chances: table.total }),
    home: goingOn('home', { from: home, chances: own }, levels(1, home), { from: 0, chances: table.home }),
    away: goingOn('away', { from: away, chances: other }, levels(1, home), { from: 0, chances: table.away }),
    overtime: casesFrom('overtime', 0, state.block > REGULATION_BLOCKS ? [0, 1] : [1 - isLevel, isLevel]),
  }
}
