import { GOAL_CAP, HALF_BLOCKS } from './constants.ts'
import { type FootballState, minutesLeft, minutesLeftOfHalf, type Score } from './state.ts'
import { type GoalGrid, GRID_SIZE } from './tables/goal-grids.ts'
import type { FootballTables } from './tables/prepare.ts'

/** Outcomes that claims are read from: the final score, the half-time score, or the corners as their total or as home's lead. */
export type Subject = 'final' | 'half' | 'cornerTotal' | 'cornerLead'

/** One outcome of a subject with its chance. A score fills both numbers, a total or a lead is in `home` alone. */
export interface Cell extends Score {
  chance: number
}

function shifted(grid: GoalGrid, score: Score): Cell[] {
  const sums = new Float64Array(GRID_SIZE * GRID_SIZE)
  for (let i = 0; i < GRID_SIZE; i++) {
    const home = Math.min(score.home + i, GOAL_CAP)
    for (let j = 0; j < GRID_SIZE; j++)
      sums[GRID_SIZE * home + Math.min(score.away + j, GOAL_CAP)]! += grid[GRID_SIZE * i + j]!
  }
  const cells: Cell[] = []
  for (let at = 0; at < sums.length; at++)
    if (sums[at]! > 0) cells.push({ home: Math.floor(at / GRID_SIZE), away: at % GRID_SIZE, chance: sums[at]! })
  return cells
}

const inLine = (chances: Float64Array, first: number): Cell[] =>
  Array.from(chances, (chance, at) => ({ home: first + at, away: 0, chance }))

/** Every outcome of a subject as the state leaves it, in ascending order, impossible ones left out. */
function cellsOf(tables: FootballTables, state: FootballState, subject: Subject): Cell[] {
  const { block, score, halfTime, corners } = state
  switch (subject) {
    case 'final':
      return shifted(tables.rest[block]!, score)
    case 'half':
      return halfTime ? [{ ...halfTime, chance: 1 }] : shifted(tables.restOfHalf[Math.min(block, HALF_BLOCKS)]!, score)
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
  /** Every outcome with its chance. */
  cells(subject: Subject): Cell[]
  /** Every outcome that can still come about. */
  outcomes(subject: Subject): Score[]
}

const once = <Result>(find: (subject: Subject) => Result): ((subject: Subject) => Result) => {
  const known = new Map<Subject, Result>()
  return subject => {
    const result = known.get(subject) ?? find(subject)
    known.set(subject, result)
    return result
  }
}

export const forecastOf = (tables: FootballTables, state: FootballState): Forecast => ({
  ...{ tables, state },
  cells: once(subject => cellsOf(tables, state, subject)),
  outcomes: once(subject => outcomesLeft(state, subject)),
})

/** The outcomes of a subject that can still come about: each minute brings at most one goal and one corner. */
export function outcomesLeft(state: FootballState, subject: Subject): Score[] {
  const { score, halfTime, corners } = state
  const minutes = minutesLeft(state)
  switch (subject) {
    case 'final':
      return scoresWithin(score, minutes)
    case 'half':
      return halfTime ? [halfTime] : scoresWithin(score, minutesLeftOfHalf(state))
    case 'cornerTotal':
      return Array.from({ length: minutes + 1 }, (_, more) => ({ home: corners.home + corners.away + more, away: 0 }))
    case 'cornerLead': {
      const least = corners.home - corners.away - minutes
      return Array.from({ length: 2 * minutes + 1 }, (_, more) => ({ home: least + more, away: 0 }))
    }
  }
}

function scoresWithin({ home, away }: Score, minutes: number): Score[] {
  const scores: Score[] = []
  for (let h = home; h <= Math.min(home + minutes, GOAL_CAP); h++)
    for (let a = away; a <= Math.min(away + minutes - (h - home), GOAL_CAP); a++) scores.push({ home: h, away: a })
  return scores
}
