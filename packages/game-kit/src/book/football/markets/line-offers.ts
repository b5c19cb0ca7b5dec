import { LEAST_DECIDED } from '../../claims.ts'
import { mainLine } from '../../lines/main-line.ts'
import type { BookPhase } from '../../sport-model.ts'
import type { Cell, Forecast } from '../forecast.ts'
import { valuesOf } from '../outcome-values.ts'
import { lead, type Offer, offersOf } from '../reading.ts'
import { type OutcomeValues, partsOver } from '../values.ts'
import { LINE_MARKETS, lineReading, MOST_LINE4, selectionsOf } from './lines.ts'

/** Lines are quarters, those of corner totals halves. */
const STEP: Record<string, number> = { CROU: 2 }
/** Steps on each side of the main line before the match; in play it is one. */
const STEPS_BEFORE: Record<string, number> = { AH: 2, OU: 2 }
const MOST_STEPS = 2
/** Beyond a goal from the median no line can be nearest to even. */
const SEARCH = 4
/** Half lines of a side's goals above those that it has. */
const SIDE_LINES4 = [2, 6, 10]

/** The count at which half of the chance is reached. */
function medianOf(cells: readonly Cell[], count: (cell: Cell) => number): number {
  const chances = new Map<number, number>()
  for (const cell of cells) {
    const counted = count(cell)
    chances.set(counted, (chances.get(counted) ?? 0) + cell.chance)
  }
  const counts = [...chances.keys()].sort((a, b) => a - b)
  let below = 0
  for (const at of counts) {
    below += chances.get(at)!
    if (below >= 0.5) return at
  }
  return counts.at(-1)!
}

/** A line with the values of its first selection. */
interface Line {
  line4: number
  values: OutcomeValues
}

/** Lines by what they hang on: market, score at acceptance, median and first outcome. A few thousand, as of a claim's values. */
const known = new Map<string, readonly Line[]>()

function keptLines(key: string, make: () => Line[]): readonly Line[] {
  const lines = known.get(key) ?? make()
  // Values without a name are those of this state alone.
  if (Math.abs(lines[0]!.line4) <= MOST_LINE4 && Math.abs(lines.at(-1)!.line4) <= MOST_LINE4) known.set(key, lines)
  return lines
}

/** The main line of a market and its neighbours; the first selection's line is the one that is searched. */
function linesAround(forecast: Forecast, code: string, phase: BookPhase): Offer[] {
  const market = LINE_MARKETS[code]!
  const { state } = forecast
  const from = market.isFromAcceptance ? lead(state.score) : 0
  const spread = forecast.spread(market.subject)
  const { cells } = spread
  const [first, second] = selectionsOf(market)
  const step = STEP[code] ?? 1
  const isHandicap = market.kind === 'handicap'
  const centre = (isHandicap ? -4 : 4) * medianOf(cells, cell => market.count(cell) - from)
  // Beyond those that are looked through stand the neighbours of the last one.
  const lines = keptLines(`${code} ${from} ${centre} ${cells[0]!.home}`, () =>
    Array.from({ length: (2 * SEARCH) / step + 1 + 2 * MOST_STEPS }, (_, at): Line => {
      const line4 = centre - SEARCH + step * (at - MOST_STEPS)
      return { line4, values: valuesOf(lineReading({ market: code, selection: first, line4 }, state)!, cells) }
    }),
  )
  const weighed = ({ line4, values }: Line) => {
    const { won, lost } = partsOver(spread, values)
    return { line4, decided: Math.min(won, lost) > 0 ? won + lost : 0, chance: won / (won + lost) }
  }
  const candidates = lines
    .slice(MOST_STEPS, -MOST_STEPS)
    .map(weighed)
    .filter(({ decided }) => decided >= LEAST_DECIDED)
  if (candidates.length === 0) return []
  const main = mainLine(candidates)
  const steps = phase === 'before' ? (STEPS_BEFORE[code] ?? 1) : 1
  const at = lines.findIndex(({ line4 }) => line4 === main.line4)
  return lines
    .slice(at - steps, at + steps + 1)
    .map(weighed)
    .filter(({ decided }) => decided >= LEAST_DECIDED)
    .flatMap(({ line4 }) => {
      const marketClass = line4 === main.line4 && (code === 'AH' || code === 'OU') ? 'A' : 'B'
      // A line of 0 stays plain 0 for both sides.
      const otherLine4 = isHandicap ? 0 - line4 : line4
      return [...offersOf(code, marketClass, [first], line4), ...offersOf(code, marketClass, [second], otherLine4)]
    })
}

/** Every line that is offered in a state (sportsbook 3.1). */
export function lineOffers(forecast: Forecast, phase: BookPhase): Offer[] {
  const { score, halfTime } = forecast.state
  const around = ['AH', 'OU', ...(halfTime ? [] : ['H1AH', 'H1OU']), 'CROU', 'CRAH']
  const ofSide = (code: string, goals: number): Offer[] =>
    SIDE_LINES4.flatMap(line4 => offersOf(code, 'B', ['over', 'under'], 4 * goals + line4))
  return [
    ...around.flatMap(code => linesAround(forecast, code, phase)),
    ...ofSide('TTH', score.home),
    ...ofSide('TTA', score.away),
  ]
}
