import type { WheelSegment } from './definition.ts'

/** Notches of a ring: its drawn number is below this. */
export const NOTCHES = 64

/** The segment that a drawn notch belongs to, walked in stored order. */
export function segmentAt(ring: readonly WheelSegment[], notch: number): number {
  let rest = notch
  let segment = 0
  while (rest >= ring[segment]!.weight) rest -= ring[segment++]!.weight
  return segment
}
