import { cosineOf, SINE_ONE, sineOf } from '../definition/sines.ts'
import { type Place, WORLD } from '../scene/path.ts'

/** Bullets fly one unit of the world a millisecond, for so long (rooms book 2.2). */
export const FLIGHT_MS = 8_000

/** A way that is reflected by walls at 0 and at `size`, as a place between them. */
export function fold(way: number, size: number): number {
  const turn = 2 * size
  const rest = ((way % turn) + turn) % turn
  return rest > size ? turn - rest : rest
}

/** Direction of an angle from 0 to 4095, both parts times 32 768. */
export const directionOf = (quarterSines: readonly number[], angle: number): Place => ({
  x: cosineOf(quarterSines, angle),
  y: sineOf(quarterSines, angle),
})

/** Where a bullet is that was fired freely so many milliseconds ago. */
export function bulletAt(quarterSines: readonly number[], muzzle: Place, angle: number, flownMs: number): Place {
  const direction = directionOf(quarterSines, angle)
  return {
    x: fold(muzzle.x + (direction.x * flownMs) / SINE_ONE, WORLD.width),
    y: fold(muzzle.y + (direction.y * flownMs) / SINE_ONE, WORLD.height),
  }
}

export const distanceSquared = (a: Place, b: Place): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)

/** True when two places are at most so far from each other. */
export const isNear = (a: Place, b: Place, distance: number): boolean => distanceSquared(a, b) <= distance * distance
