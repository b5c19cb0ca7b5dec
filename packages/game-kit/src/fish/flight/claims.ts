import type { SceneClock } from '../scene/clock.ts'
import { tideAt } from '../scene/clock.ts'
import { placeInSight, type Scene } from '../scene/scene.ts'
import { bulletAt, FLIGHT_MS, isNear } from './bullet.ts'
import { muzzleOf, type SeatNumber } from './muzzles.ts'

/** A room time that a player's message names may be so old when it is handled, and so far ahead (rooms book 2.7). */
const OLDEST_MS = 700
const AHEAD_MS = 80
/** A bullet meets nobody before it has flown so long. */
const FIRST_MEETING_MS = 30
/** Rounding between client and server, in units of the world. */
const TOLERANCE = 12

export const isTimely = (tMs: number, nowMs: number): boolean => tMs >= nowMs - OLDEST_MS && tMs <= nowMs + AHEAD_MS

/** A bullet as geometry sees it. */
export interface Flight {
  seat: SeatNumber
  /** 0 to 4095. */
  angle: number
  /** Id of the prey that it flies to through all others; 0 for a bullet that flies freely. */
  lock: number
  firedAtMs: number
}

/** Times at which a bullet can have met prey. */
const isInFlight = ({ firedAtMs }: Flight, tMs: number, clock: SceneClock): boolean =>
  tMs >= firedAtMs + FIRST_MEETING_MS && tMs <= firedAtMs + FLIGHT_MS && tMs < tideAt(clock)

/** No claim of this bullet can hold any more: it has flown its time or outlived its scene, and the last claim is too old. */
export const isSpent = ({ firedAtMs }: Flight, nowMs: number, clock: SceneClock): boolean =>
  nowMs > Math.min(firedAtMs + FLIGHT_MS, tideAt(clock)) + OLDEST_MS

/**
 * Checks the claim that a bullet met prey at a room time, against what the scene says (rooms book 2.7, rules 2 to 4).
 * @returns `gone` for prey that was caught before; the bullet flies on then, as after `no`
 */
export function checkClaim(
  scene: Scene,
  flight: Flight,
  fishId: number,
  tMs: number,
  nowMs: number,
): 'hit' | 'gone' | 'no' {
  if (!isTimely(tMs, nowMs) || !isInFlight(flight, tMs, scene.clock)) return 'no'
  if (scene.gone.has(fishId)) return 'gone'
  const fish = scene.fish.get(fishId)
  if (!fish) return 'no'
  const place = placeInSight(scene.clock, fish, tMs)
  if (!place) return 'no'
  const muzzle = muzzleOf(flight.seat)
  const flownMs = tMs - flight.firedAtMs
  const reach = fish.prey.radius + TOLERANCE
  if (flight.lock !== 0) return fishId === flight.lock && isNear(muzzle, place, flownMs + reach) ? 'hit' : 'no'
  const bullet = bulletAt(scene.definition.quarterSines, muzzle, flight.angle, flownMs)
  return isNear(bullet, place, reach) ? 'hit' : 'no'
}
