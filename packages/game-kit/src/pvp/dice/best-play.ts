import type { Pair } from './throws.ts'

/**
 * Dice to throw again in best play, a symmetric equilibrium (rooms.md 3.4): every double, 46 and 56 stay; of 12, 13 and 23 both
 * go; else the lower one.
 */
export function bestAgain([left, right]: Pair): number[] {
  const [low, high] = left < right ? [left, right] : [right, left]
  if (low === high || (high === 6 && low >= 4)) return []
  if (high <= 3) return [0, 1]
  return [left < right ? 0 : 1]
}
