import { GOAL_CAP, MINUTES_PER_BLOCK } from '../constants.ts'
import { bandOf, type MinuteChances } from '../thresholds.ts'

/** Goals of a side in a grid: 0 to 15. */
export const GRID_SIZE = GOAL_CAP + 1

/** Chance of i home and j away goals at index 16 i + j; 15 stands for fifteen and more. */
export type GoalGrid = Float64Array

function withMinute(grid: GoalGrid, { home, away, none }: MinuteChances): GoalGrid {
  const next = new Float64Array(GRID_SIZE * GRID_SIZE)
  for (let i = 0; i < GRID_SIZE; i++) {
    for (let j = 0; j < GRID_SIZE; j++) {
      const chance = grid[GRID_SIZE * i + j]!
      next[GRID_SIZE * i + j]! += none * chance
      next[GRID_SIZE * Math.min(i + 1, GOAL_CAP) + j]! += home * chance
      next[GRID_SIZE * i + Math.min(j + 1, GOAL_CAP)]! += away * chance
    }
  }
  return next
}

/**
 * Grids of the goals from the end of each block to the end of the last one (sportsbook 2.2), built from the last minute
 * back. Element k belongs to the minutes after block k; the last element is certain to bring no goal.
 * @param goals chances of a minute by band
 * @param lastBlock block with which the period ends: 30 for the match, 15 for its first half
 */
export function goalGrids(goals: readonly MinuteChances[], lastBlock: number): GoalGrid[] {
  const grids: GoalGrid[] = new Array(lastBlock + 1)
  let grid: GoalGrid = new Float64Array(GRID_SIZE * GRID_SIZE)
  grid[0] = 1
  grids[lastBlock] = grid
  for (let block = lastBlock; block >= 1; block--) {
    for (let minute = MINUTES_PER_BLOCK * block; minute > MINUTES_PER_BLOCK * (block - 1); minute--)
      grid = withMinute(grid, goals[bandOf(minute)]!)
    grids[block - 1] = grid
  }
  return grids
}
