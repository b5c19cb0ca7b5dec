import type { Draws } from '../../draws.ts'
import { WHEEL_ORDER } from '../../instant/roulette/spots.ts'

/** The wheel turns at a constant speed, in radians a second. */
const WHEEL_SPEED = -0.9
/** The ball lies still in its pocket so long after the deal. */
const LANDS_MS = 8_600
/** Seconds before that at which it leaves the rim. */
const LEAVES_RIM = 1.4

/** Angle of the wheel, the pocket of zero, at a time since the deal. */
export const wheelAngle = (elapsedMs: number): number => (WHEEL_SPEED * elapsedMs) / 1_000

/** How far the ball is ahead of its pocket, in radians, so many seconds before it lands. */
export const aheadOfPocket = (secondsLeft: number): number => 2.2 * secondsLeft + 0.55 * secondsLeft ** 2

/** Hops of the ball on its way in: 2 to 4. */
export const drawHops = (look: Draws): number => 2 + look.below(3)

export interface BallPlace {
  /** Radians on the table, as the wheel's. */
  angle: number
  /** 1 on the rim, 0 in a pocket. */
  radius: number
}

/**
 * The ball at a time since the deal. It is played backwards from its pocket, so it always lands truly; from then on it
 * turns with the wheel. Hops get lower as they go, each half as high as the one before.
 */
export function ballPlace(number: number, hops: number, elapsedMs: number): BallPlace {
  const pocket = (2 * Math.PI * WHEEL_ORDER.indexOf(number)) / WHEEL_ORDER.length
  const secondsLeft = Math.max(0, (LANDS_MS - elapsedMs) / 1_000)
  return { angle: wheelAngle(elapsedMs) + pocket + aheadOfPocket(secondsLeft), radius: radiusAt(secondsLeft, hops) }
}

function radiusAt(secondsLeft: number, hops: number): number {
  if (secondsLeft >= LEAVES_RIM) return 1
  const fallen = 1 - secondsLeft / LEAVES_RIM
  // The fall takes as long as each hop after it.
  const phase = fallen * (hops + 1)
  if (phase <= 1) return 1 - phase ** 2
  const hop = Math.min(hops, Math.floor(phase))
  const within = phase - hop
  return 4 * 0.5 ** (hop + 1) * within * Math.max(0, 1 - within)
}
