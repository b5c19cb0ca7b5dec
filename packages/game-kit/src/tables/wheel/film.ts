import type { Draws } from '../../draws.ts'
import type { WheelResult } from './rules.ts'

/** Segments, and as many pegs between them. */
const SEGMENTS = 60
const SEGMENT_ANGLE = (2 * Math.PI) / SEGMENTS
/** Radians that are left, over the square of the seconds that are left. */
const BRAKE = 0.35
const FIRST_STOP_MS = 8_600
/** A second spin begins and ends at these times since the deal. */
const SECOND_START_MS = 10_000
const SECOND_STOP_MS = 17_000
/** Shutters close over the multipliers so long before it. */
const SHUTTERS_MS = 600

/** Where each spin stops, in radians clockwise from the start of segment 0: within the middle of its segment. */
export const drawRests = ({ stops }: Pick<WheelResult, 'stops'>, look: Draws): number[] =>
  stops.map(stop => (stop + 0.5 + (look.below(601) - 300) / 1_000) * SEGMENT_ANGLE)

/** Angle under the flapper at a time since the deal, played backwards from where each spin stops. */
export function wheelAngleAt(rests: readonly number[], elapsedMs: number): number {
  const [first, second] = rests
  if (second === undefined || elapsedMs < SECOND_START_MS) {
    const secondsLeft = Math.max(0, (FIRST_STOP_MS - elapsedMs) / 1_000)
    return first! - BRAKE * secondsLeft ** 2
  }
  // The second spin starts where the first one stopped, and turns whole rounds more as near to the same brake as it can.
  const seconds = (SECOND_STOP_MS - SECOND_START_MS) / 1_000
  const short = second - first!
  const turns = Math.round((BRAKE * seconds ** 2 - short) / (2 * Math.PI))
  const way = short + turns * 2 * Math.PI
  const left = Math.max(0, (SECOND_STOP_MS - elapsedMs) / 1_000) / seconds
  return first! + way * (1 - left ** 2)
}

/** Pegs that have passed the flapper at an angle: each one more is a tick. */
export const pegsPassed = (angle: number): number => Math.floor(angle / SEGMENT_ANGLE)

/** True while the shutters over the multipliers are closed. */
export const isShuttered = (rests: readonly number[], elapsedMs: number): boolean =>
  rests.length > 1 && elapsedMs >= SECOND_START_MS - SHUTTERS_MS
