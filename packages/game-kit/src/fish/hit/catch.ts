import type { FishDefinition } from '../definition/definitions.ts'
import type { Prey } from '../definition/prey.ts'

/** What a catch is worth on the mean: its own prize, and the power of its weapon. In bullets. */
const worths = ({ prizes, weapon }: Prey): number[] => prizes.map(prize => prize + (weapon?.power ?? 0))

/** Bound of the one integer that decides a shot at this prey (rooms book 2.1: n = b M). */
export const hitBound = ({ share }: FishDefinition, prey: Prey): number =>
  share.b * worths(prey).reduce((sum, worth, j) => sum + worth * prey.weights[j]!, 0)

/** How many of those integers catch it. */
export const catchingIntegers = ({ share }: FishDefinition, { weights }: Prey): number =>
  share.a * weights.reduce((sum, weight) => sum + weight, 0)

/**
 * The prize that an integer below `hitBound` catches, in bullets and without what a weapon brings; 0 where the prey gets
 * away. One integer decides both: the ranges of the prizes lie one after the other from 0.
 */
export function prizeAt({ share }: FishDefinition, { prizes, weights }: Prey, x: number): number {
  let end = 0
  for (const [j, weight] of weights.entries()) {
    end += share.a * weight
    if (x < end) return prizes[j]!
  }
  return 0
}
