import { GOAL_CAP, HALF_BLOCKS } from './constants.ts'
import { type FootballState, minutesLeft, minutesLeftOfHalf, type Score } from './state.ts'
import { type GoalGrid, GRID_SIZE } from './tables/goal-grids.ts'
import type { FootballTables } from './tables/prepare.ts'

/** Outcomes that claims are read from: the final score, the half-time score, or the corners as their total or as home's lead. */
export type Subject = 'final' | 'half' | 'cornerTotal' | 'cornerLead'

/** One outcome of a subject. A score fills both numbers, a total or a lead is in `home` alone. */
export interface Outcome extends Score {
  /** Of a score 16 home + away, of totals and leads their place in order. */
  place: number
}

/** An outcome with its chance. */
export interface Cell extends Outcome {
  chance: number
}

/** Outcomes with their chances, which are above 0, in ascending order; places and chances once more by themselves, to be summed. */
export interface Spread {
  cells: readonly Cell[]
  places: Uint8Array
  chances: Float64Array
}

function spreadOf(cells: readonly Cell[]): Spread {
  const places = new Uint8Array(cells.length)
  const chances = new Float64Array(cells.length)
  for (let at = 0; at < cells.length; at++) {
    places[at] = cells[at]!.place
    chances[at] = cells[at]!.chance
  }
  return { cells, places, chances }
}

const scoreAt = (place: number): Outcome => ({ home: Math.floor(place / GRID_SIZE), away: place % GRID_SIZE, place })
const placed = ({ home, away }: Score): Outcome => ({ home, away, place: GRID_SIZE * home + away })

function shifted(grid: GoalGrid, score: Score): Cell[] {
  const sums = new Float64Array(GRID_SIZE * GRID_SIZE)
  for (let i = 0; i < GRID_SIZE; i++) {
    const home = Math.min(score.home + i, GOAL_CAP)
    for (let j = 0; j < GRID_SIZE; j++)
      sums[GRID_SIZE * home + Math.min(score.away + j, GOAL_CAP)]! += grid[GRID_SIZE * i + j]!
  }
  const cells: Cell[] = []
  for (let at = 0; at < sums.length; at++) if (sums[at]! > 0) cells.push({ ...scoreAt(at), chance: sums[at]! })
  return cells
}

function inLine(chances: Float64Array, first: number): Cell[] {
  const cells: Cell[] = []
  for (let at = 0; at < chances.length; at++) cells.push({ home: first + at, away: 0, place: at, chance: chances[at]! })
  return cells
}

/** Every outcome of a subject as the state leaves it, in ascending order, impossible ones left out. */
function cellsOf(tables: FootballTables, state: FootballState, subject: Subject): Cell[] {
  const { block, score, halfTime, corners } = state
  switch (subject) {
    case 'final':
      return shifted(tables.rest[block]!, score)
    case 'half':
      return halfTime
        ? [{ ...placed(halfTime), chance: 1 }]
        : shifted(tables.restOfHalf[Math.min(block, HALF_BLOCKS)]!, score)
    case 'cornerTotal':
      return inLine(tables.corners[block]!.totals, corners.home + corners.away)
    case 'cornerLead':
      return inLine(tables.corners[block]!.leads, corners.home - corners.away - minutesLeft(state))
  }
}

/** Outcomes that may follow a state, worked out once a subject. */
export interface Forecast {
  tables: FootballTables
  state: FootballState
  /** Every outcome that can still come about. */
  spread(subject: Subject): Spread
}

export function forecastOf(tables: FootballTables, state: FootballState): Forecast {
  const known = new Map<Subject, Spread>()
  return {
    ...{ tables, state },
    spread(subject) {
      const spread = known.get(subject) ?? spreadOf(cellsOf(tables, state, subject))
      known.set(subject, spread)
      return spread
    },
  }
}

const knownLeft = new WeakMap<FootballState, Partial<Record<Subject, readonly Outcome[]>>>()

/** The outcomes of a subject that can still come about: each minute brings at most one goal and one corner. */
export function outcomesLeft(state: FootballState, subject: Subject): readonly Outcome[] {
  const known = knownLeft.get(state)
  if (known?.[subject]) return known[subject]
  const outcomes = findLeft(state, subject)
  knownLeft.set(state, { ...known, [subject]: outcomes })
  return outcomes
}

function findLeft(state: FootballState, subject: Subject): Outcome[] {
  const { score, halfTime, corners } = state
  const minutes = minutesLeft(state)
  switch (subject) {
    case 'final':
      return scoresWithin(score, minutes)
    case 'half':
      return halfTime ? [placed(halfTime)] : scoresWithin(score, minutesLeftOfHalf(state))
    case 'cornerTotal':
      return inOrder(corners.home + corners.away, minutes + 1)
    case 'cornerLead':
      return inOrder(corners.home - corners.away - minutes, 2 * minutes + 1)
  }
}

const inOrder = (first: number, count: number): Outcome[] =>
  Array.from({ length: count }, (_, place) => ({ home: first + place, away: 0, place }))

function scoresWithin({ home, away }: Score, minutes: number): Outcome[] {
  const scores: Outcome[] = []
  for (let h = home; h <= Math.min(home + minutes, GOAL_CAP); h++)
    for (let a = away; a <= Math.min(away + minutes - (h - home), GOAL_CAP); a++)
      scores.push(placed({ home: h, away: a }))
  return scores
}
