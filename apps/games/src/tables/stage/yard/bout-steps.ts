import { easeInOut, easeOut, mix, pulse, shareOf } from '../../../kit/stage/timeline.ts'
import type { BoutFilm, YardSide } from './bout-film.ts'

/** A machine at a moment: units and radians, as if it looked to the right. */
export interface MachinePose {
  /** Units ahead of the middle, negative behind it; `y` away from the eye. */
  x: number
  y: number
  z: number
  lean: number
  head: number
  wing: number
  tail: number
  /** Radians that the legs stand apart by. */
  stride: number
  key: number
}

const REST_X = -1.6
const FIGHT_X = -1.2
const CONTACT_X = -0.62
const ENTER_MS = 800
/** Both set out so long before a touch, and are back in their places so long after it. */
const CHARGE_MS = 520
const BACK_MS = 780
const RECOIL = 0.75
/** From one cheer of the winner to the next. */
const CROW_EVERY_MS = 3_600
/** Radians of the key a millisecond. */
const KEY_SPEED = 0.006

/** Between rounds: it stands, breathes, and its key hardly turns. */
export function restingPose(side: YardSide, nowMs: number): MachinePose {
  const phase = side === 'M' ? 0 : 1.7
  return {
    ...{ x: REST_X, y: 0, z: 0, lean: 0.015 * Math.sin(nowMs / 900 + phase), stride: 0 },
    head: 0.07 * Math.sin(nowMs / 1_300 + phase * 2),
    wing: 0.04 * Math.sin(nowMs / 700 + phase),
    tail: 0.05 * Math.sin(nowMs / 1_100 + phase),
    key: nowMs * KEY_SPEED * 0.12,
  }
}

/** A machine in its bout; what happens at each touch follows from the film alone. */
export function machinePoseAt(film: BoutFilm, side: YardSide, elapsedMs: number): MachinePose {
  const { touches, outcome, overAt } = film
  const other = side === 'M' ? 1 : -1
  const entered = easeInOut(shareOf(elapsedMs, 0, ENTER_MS))
  const turn = 0.42 * Math.sin((elapsedMs - ENTER_MS) / 820) * shareOf(elapsedMs, ENTER_MS, ENTER_MS + 600)
  const calm = 1 - easeOut(shareOf(elapsedMs, overAt, overAt + BACK_MS))
  const pose: MachinePose = {
    x: mix(REST_X, FIGHT_X, entered),
    y: other * turn * calm,
    z: 0.04 * Math.abs(Math.sin(elapsedMs / 110)) * calm,
    lean: 0.08 * calm,
    head: 0.12 * Math.sin(elapsedMs / 190 + other) * calm,
    wing: 0.1 * calm,
    tail: 0.06 * Math.sin(elapsedMs / 240),
    stride: 0.34 * Math.sin(elapsedMs / 110) * calm,
    key: KEY_SPEED * Math.min(elapsedMs, overAt),
  }
  for (const touch of touches) addTouch(pose, elapsedMs, touch.t, touch.side === side)
  if (elapsedMs < overAt) return pose
  if (outcome === side) addCheer(pose, elapsedMs - overAt)
  else addBow(pose, elapsedMs - overAt, outcome === 'draw')
  return pose
}

/** A charge, the touch, and the way back; whoever is touched is thrown back. */
function addTouch(pose: MachinePose, elapsedMs: number, t: number, isTouching: boolean): void {
  const near = easeInOut(shareOf(elapsedMs, t - CHARGE_MS, t)) - easeInOut(shareOf(elapsedMs, t, t + BACK_MS))
  if (near <= 0) return
  const after = elapsedMs - t
  pose.x = mix(pose.x, CONTACT_X, near)
  pose.y *= 1 - near
  pose.z += 0.62 * pulse(elapsedMs, t - 360, t + 240) * (isTouching ? 1 : 0.7)
  pose.wing += 1.5 * pulse(elapsedMs, t - 420, t + 320) * (0.75 + 0.25 * Math.sin(elapsedMs / 38))
  pose.lean += (isTouching ? 0.42 : -0.2) * pulse(elapsedMs, t - 260, t + 420)
  pose.head += (isTouching ? 0.55 : -0.4) * pulse(elapsedMs, t - 120, t + 300)
  pose.tail += 0.3 * near
  if (!isTouching && after > 0) {
    const thrown = pulse(after, 0, BACK_MS)
    pose.x -= RECOIL * thrown
    pose.z += 0.24 * pulse(after, 0, 380)
    pose.lean -= 0.34 * pulse(after, 0, 520)
  }
}

/** It stands upright and beats its wings, and crows again every few seconds: a short bout is over long before its round. */
function addCheer(pose: MachinePose, sinceMs: number): void {
  const up = easeOut(shareOf(sinceMs, 500, 1_000))
  const crowMs = sinceMs % CROW_EVERY_MS
  const strength = up * (sinceMs < CROW_EVERY_MS ? 1 : 0.6 * easeOut(shareOf(crowMs, 0, 400)))
  pose.key += KEY_SPEED * sinceMs
  pose.lean -= up * (0.16 - 0.02 * Math.sin(sinceMs / 900))
  pose.head -= 0.42 * up + 0.18 * strength * pulse(crowMs, 0, 2_200)
  pose.wing += 0.4 * up + strength * (0.9 + 0.55 * Math.sin(sinceMs / 90)) * (1 - shareOf(crowMs, 2_200, 3_200))
  pose.z += 0.2 * strength * Math.abs(Math.sin(sinceMs / 200)) * (1 - shareOf(crowMs, 1_800, 2_600))
}

/** Its key comes to a stand and it bows; after a draw both bow, wound up as they are. */
function addBow(pose: MachinePose, sinceMs: number, isDraw: boolean): void {
  const down = easeInOut(shareOf(sinceMs, 350, 1_150))
  pose.key += KEY_SPEED * (isDraw ? sinceMs : 300 * easeOut(shareOf(sinceMs, 0, 700)))
  pose.lean += (isDraw ? 0.34 : 0.5) * down
  pose.head += (isDraw ? 0.3 : 0.62) * down
  pose.wing -= 0.28 * down
  pose.tail -= 0.3 * down
}

/** A pose part of the way to another. */
export function between(from: MachinePose, to: MachinePose, share: number): MachinePose {
  const keys = Object.keys(from) as (keyof MachinePose)[]
  return Object.fromEntries(keys.map(key => [key, mix(from[key], to[key], share)])) as unknown as MachinePose
}
