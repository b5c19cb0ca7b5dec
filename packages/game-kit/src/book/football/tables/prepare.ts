import { HALF_BLOCKS, MATCH_BLOCKS } from '../constants.ts'
import { chancesOf, type FootballRatings, type MinuteChances, type Thresholds, thresholdsOf } from '../thresholds.ts'
import { type CornerTable, cornerTables } from './corner-tables.ts'
import { type GoalGrid, goalGrids } from './goal-grids.ts'
import { type SecondHalf, secondHalves } from './second-half.ts'

/** Tables of a fixture, worked out once. */
export interface FootballTables {
  thresholds: Thresholds
  /** Chances of a minute by band. */
  goals: MinuteChances[]
  corner: MinuteChances
  /** Goals to come in the match, by blocks played. */
  rest: GoalGrid[]
  /** Goals to come in the first half, by blocks played. */
  restOfHalf: GoalGrid[]
  secondHalf: SecondHalf[]
  corners: CornerTable[]
}

export function prepareFixture(ratings: FootballRatings): FootballTables {
  const thresholds = thresholdsOf(ratings)
  const goals = thresholds.goals.map(chancesOf)
  const corner = chancesOf(thresholds.corners)
  const rest = goalGrids(goals, MATCH_BLOCKS)
  return {
    ...{ thresholds, goals, corner, rest },
    restOfHalf: goalGrids(goals, HALF_BLOCKS),
    secondHalf: secondHalves(rest),
    corners: cornerTables(corner),
  }
}
