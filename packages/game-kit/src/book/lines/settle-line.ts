import type { ClaimResult } from '../claims.ts'
import { HALF_LOST, HALF_WON, LOST, PUSH, WON } from './results.ts'

/** How far a claim is on its side of a line, in quarters: 2 and more is won, 1 half won, 0 a push, -1 half lost (sportsbook 4.1). */
export function resultByQuarters(quarters: number): ClaimResult {
  if (quarters >= 2) return WON
  if (quarters <= -2) return LOST
  if (quarters === 0) return PUSH
  return quarters === 1 ? HALF_WON : HALF_LOST
}

/** How a line is read: a start for one side, or a total that is passed or not reached. */
export type LineSide = 'handicap' | 'over' | 'under'

/**
 * Ends a claim on a line.
 * @param ownMinusOtherOrTotal own score minus the other's for a handicap, else the total
 * @param line4 the line times four as the selection reads it
 */
export function settleLine(ownMinusOtherOrTotal: number, line4: number, side: LineSide): ClaimResult {
  const sum = 4 * ownMinusOtherOrTotal
  return resultByQuarters(side === 'handicap' ? sum + line4 : side === 'over' ? sum - line4 : line4 - sum)
}
