import { MATCH_MINUTES } from './constants.ts'
import type { Outcome } from './forecast.ts'
import type { Reading } from './reading.ts'
import { GRID_SIZE } from './tables/goal-grids.ts'
import { LOST, type OutcomeValues, type Value, WON } from './values.ts'

const clipped = (value: Value): Value => Math.max(LOST, Math.min(WON, value))

/** A few thousand, since a key names what may be offered. */
const known = new Map<string, OutcomeValues>()

/** Values of a claim in these outcomes, by their places. */
export function valuesOf(reading: Reading, outcomes: readonly Outcome[]): OutcomeValues {
  if (reading.key === undefined) {
    const values = new Int8Array(outcomes.at(-1)!.place + 1)
    for (const outcome of outcomes) values[outcome.place] = clipped(reading.value(outcome))
    return values
  }
  const isScore = reading.subject === 'final' || reading.subject === 'half'
  const first = isScore ? null : outcomes[0]!.home
  const key = first === null ? reading.key : `${reading.key} from ${first}`
  const values = known.get(key) ?? (first === null ? valuesOfScores(reading) : valuesInLine(reading, first))
  known.set(key, values)
  return values
}

const valuesOfScores = ({ value }: Reading): OutcomeValues =>
  Int8Array.from({ length: GRID_SIZE * GRID_SIZE }, (_, place) =>
    clipped(value({ home: Math.floor(place / GRID_SIZE), away: place % GRID_SIZE })),
  )

/** Totals or leads from the first one on, as many as a whole match may bring: one each minute for either side. */
const valuesInLine = ({ value }: Reading, first: number): OutcomeValues =>
  Int8Array.from({ length: 2 * MATCH_MINUTES + 1 }, (_, place) => clipped(value({ home: first + place, away: 0 })))
