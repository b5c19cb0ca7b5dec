import { easeIn, easeInOut, pulse, scatter, shareOf } from '../../../kit/stage/timeline.ts'
import type { Cue } from '../scene.ts'

/** How a vessel is shaken and opened, in milliseconds since the deal. */
export interface ShakeTimes {
  shakesFrom: number
  shakesUntil: number
  liftsAt: number
}

export const LIFT_MS = 700
/** How close the camera comes, so that a lid stays in the picture until it is lifted. */
export const CLOSEST = 1.14
/** Milliseconds of one swing. */
const SWING_MS = 190

/** A closed vessel at a moment, in units and radians. */
export interface VesselPose {
  x: number
  z: number
  tilt: number
}

/** It hops from side to side, harder in the middle of the time. */
export function vesselPoseAt({ shakesFrom, shakesUntil }: ShakeTimes, elapsedMs: number): VesselPose {
  const strength = Math.sqrt(pulse(elapsedMs, shakesFrom, shakesUntil))
  const phase = ((elapsedMs - shakesFrom) / SWING_MS) * Math.PI
  return {
    x: 0.13 * strength * Math.sin(phase),
    z: 0.24 * strength * Math.abs(Math.sin(phase)),
    tilt: 0.11 * strength * Math.sin(phase + 0.7),
  }
}

export interface LidPose extends VesselPose {
  /** Pixels do not count here: 1 where nothing of the lid is seen any more. */
  gone: number
}

/** The lid: it moves with the vessel, goes up and away, and comes back when the table is cleared. */
export function lidPoseAt(times: ShakeTimes | null, elapsedMs: number, cleared: number): LidPose {
  if (!times) return { x: 0, z: 0, tilt: 0, gone: 0 }
  const vessel = vesselPoseAt(times, elapsedMs)
  const lifted = easeInOut(shareOf(elapsedMs, times.liftsAt, times.liftsAt + LIFT_MS)) * (1 - easeInOut(cleared))
  return {
    x: vessel.x + 0.5 * easeIn(lifted),
    z: vessel.z + 2.4 * lifted,
    tilt: vessel.tilt + 0.42 * lifted,
    gone: easeIn(shareOf(lifted, 0.45, 1)),
  }
}

/** Rattling, one touch a swing, and the lift. */
export function shakeCues({ shakesFrom, shakesUntil, liftsAt }: ShakeTimes): Cue[] {
  const count = Math.floor((shakesUntil - shakesFrom) / SWING_MS)
  const swings = Array.from({ length: count }, (_, i): Cue => {
    const pan = 0.5 * (scatter(i, 3) - 0.5)
    return { t: shakesFrom + i * SWING_MS, sound: sound => (i % 2 === 0 ? sound.chip() : sound.land(pan)) }
  })
  return [...swings, { t: liftsAt, sound: sound => sound.flip() }]
}
