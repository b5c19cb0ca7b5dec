import { GOAL_CAP, HALF_BLOCKS } from '../constants.ts'
import { type GoalGrid, GRID_SIZE } from './goal-grids.ts'

/** Chances of a match and its halves after one half-time score. */
export interface SecondHalf {
  /** Chances of the three results of the match. */
  result: { home: number; draw: number; away: number }
  /** Chances that the first half, the second or neither has more goals. */
  more: { first: number; second: number; equal: number }
}

/** The second half by half-time score, at index 16 x home + away. A side's goals end at the cap. */
export function secondHalves(rest: readonly GoalGrid[]): SecondHalf[] {
  const grid = rest[HALF_BLOCKS]!
  return Array.from({ length: GRID_SIZE * GRID_SIZE }, (_, at) =>
    afterHalfTime(grid, Math.floor(at / GRID_SIZE), at % GRID_SIZE),
  )
}

function afterHalfTime(grid: GoalGrid, home: number, away: number): SecondHalf {
  const result = { home: 0, draw: 0, away: 0 }
  const more = { first: 0, second: 0, equal: 0 }
  for (let i = 0; i < GRID_SIZE; i++) {
    for (let j = 0; j < GRID_SIZE; j++) {
      const chance = grid[GRID_SIZE * i + j]!
      const [h, a] = [Math.min(home + i, GOAL_CAP), Math.min(away + j, GOAL_CAP)]
      result[h > a ? 'home' : h < a ? 'away' : 'draw'] += chance
      const gain = h + a - 2 * (home + away)
      more[gain > 0 ? 'second' : gain < 0 ? 'first' : 'equal'] += chance
    }
  }
  return { result, more }
}
