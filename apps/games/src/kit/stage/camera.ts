import { easeInOut, shareOf } from './timeline.ts'

/** What the picture is scaled by, about which point of it. */
export interface Shot {
  zoom: number
  /** Pixels by which the picture drifts. */
  driftX: number
  driftY: number
}

const PUSH_IN = 1.25
const PUSH_MS = 600
/** A breath of the camera, in milliseconds, and what it changes. */
const BREATH_MS = 9_000
const BREATH = 0.006
const DRIFT_PX = 2.2

export interface ShotTimes {
  /** Milliseconds since the deal; null while nothing is dealt. */
  elapsedMs: number | null
  /** Milliseconds from the deal to its result. */
  resultAfterMs: number
  nowMs: number
  /** How near the camera comes at most, where a scene wants less than the usual. */
  closest?: number
}

/** Wide while nothing is dealt, close from the deal to the result; it breathes all the time. */
export function shotAt({ elapsedMs, resultAfterMs, nowMs, closest = PUSH_IN }: ShotTimes): Shot {
  const near =
    elapsedMs === null
      ? 0
      : easeInOut(shareOf(elapsedMs, 0, PUSH_MS)) -
        easeInOut(shareOf(elapsedMs, resultAfterMs, resultAfterMs + PUSH_MS))
  const breath = (nowMs % BREATH_MS) / BREATH_MS
  const wave = Math.sin(2 * Math.PI * breath)
  return {
    zoom: 1 + (closest - 1) * near + BREATH * (1 + wave),
    driftX: DRIFT_PX * Math.sin(2 * Math.PI * (breath + 0.2)),
    driftY: DRIFT_PX * 0.5 * wave,
  }
}

/** A camera that does not move. */
export const STILL: Shot = { zoom: 1, driftX: 0, driftY: 0 }
