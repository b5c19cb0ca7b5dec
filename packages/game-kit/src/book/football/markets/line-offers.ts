import { LEAST_DECIDED } from '../../claims.ts'
import { mainLine } from '../../lines/main-line.ts'
import type { BookPhase } from '../../sport-model.ts'
import type { Cell, Forecast } from '../forecast.ts'
import { valuesOf } from '../outcome-values.ts'
import { lead, type Offer, offersOf } from '../reading.ts'
import { partsOver } from '../values.ts'
import { LINE_MARKETS, lineReading, selectionsOf } from './lines.ts'

/** Lines are quarters, those of corner totals halves. */
const STEP: Record<string, number> = { CROU: 2 }
/** Steps on each side of the main line before the match; in play it is one. */
const STEPS_BEFORE: Record<string, number> = { AH: 2, OU: 2 }
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

/** The main line of a market and its neighbours; the first selection's line is the one that is searched. */
function linesAround(forecast: Forecast, code: string, phase: BookPhase): Offer[] {
  const market = LINE_MARKETS[code]!
  const { state } = forecast
  const from = market.isFromAcceptance ? lead(state.score) : 0
  const spread = forecast.spread(market.subject)
  const { cells } = spread
  const [first, second] = selectionsOf(market)
  const lineOf = (line4: number) => {
    const reading = lineReading({ market: code, selection: first, line4 }, state)!
    const { won, lost } = partsOver(spread, valuesOf(reading, cells))
    return { line4, decided: Math.min(won, lost) > 0 ? won + lost : 0, chance: won / (won + lost) }
  }
  const step = STEP[code] ?? 1
  const isHandicap = market.kind === 'handicap'
  const centre = (isHandicap ? -4 : 4) * medianOf(cells, cell => market.count(cell) - from)
  const candidates = Array.from({ length: (2 * SEARCH) / step + 1 }, (_, at) =>
    lineOf(centre - SEARCH + step * at),
  ).filter(({ decided }) => decided >= LEAST_DECIDED)
  if (candidates.length === 0) return []
  const main = mainLine(candidates)
  const steps = phase === 'before' ? (STEPS_BEFORE[code] ?? 1) : 1
  return Array.from({ length: 2 * steps + 1 }, (_, at) => lineOf(main.line4 + step * (at - steps)))
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
