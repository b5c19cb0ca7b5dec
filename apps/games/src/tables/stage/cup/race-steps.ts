import { easeOut, mix, pulse, scatter, shareOf } from '../../../kit/stage/timeline.ts'
import type { RaceFilm, RaceSide } from './race-film.ts'

/** A roof and the gap after it, in units. */
export const ROOF = 3.7
export const GAP = 0.85
/** Roofs of a leg, so that each beacon stands on a roof. */
const ROOFS = 6
export const LEG = ROOF * ROOFS
/** Where on its roof a start or a beacon stands. */
export const MARK = 1.4
const JUMP_FROM = 0.35

/** Height of a roof above the lowest one. */
export const roofHeight = (roof: number): number => (roof % ROOFS === 0 ? 0 : 0.42 * scatter(Math.abs(roof), 21))

export interface RunnerPlace {
  /** Units from the first start. */
  x: number
  z: number
  /** 0 on a roof, up to 1 in the middle of a jump. */
  jump: number
  /** Units a second. */
  speed: number
}

/** How far a side has come, in units from the first start. */
export function distanceAt({ legs }: Pick<RaceFilm, 'legs'>, side: RaceSide, elapsedMs: number): number {
  // A leg may be started before the one behind has touched its beacon; it runs on from there.
  const startOf = (i: number) => Math.max(legs[i]!.startsAt, legs[i - 1]?.[side] ?? 0)
  const at = legs.findLastIndex((_, i) => startOf(i) <= elapsedMs)
  if (at < 0) return 0
  const share = shareOf(elapsedMs, startOf(at), legs[at]![side])
  // Each falls back and comes up again in its own way; nobody moves backwards.
  const salt = at * 2 + (side === 'home' ? 0 : 1)
  const sway = 0.03 * Math.sin(2 * Math.PI * (share * 1.5 + scatter(salt, 31))) * Math.sin(Math.PI * share)
  return LEG * (at + Math.min(1, share ** 1.12 + sway * share * (1 - share) * 4))
}

/** Where a runner is on the roofs, so far from the first start. */
export function placeAt(distance: number): Omit<RunnerPlace, 'speed'> {
  const x = distance + MARK
  const roof = Math.floor(x / ROOF)
  const within = x - roof * ROOF
  const [edge, landing] = [ROOF - GAP - JUMP_FROM, ROOF + JUMP_FROM]
  const into = within < JUMP_FROM && x > ROOF ? within + ROOF : within
  const from = into > within ? roof - 1 : roof
  if (into <= edge) return { x: distance, z: roofHeight(roof), jump: 0 }
  const share = shareOf(into, edge, landing)
  const jump = 4 * share * (1 - share)
  return { x: distance, z: mix(roofHeight(from), roofHeight(from + 1), share) + 0.55 * jump, jump }
}

export function runnerAt(film: RaceFilm, side: RaceSide, elapsedMs: number): RunnerPlace {
  const [now, before] = [distanceAt(film, side, elapsedMs), distanceAt(film, side, elapsedMs - 16)]
  return { ...placeAt(now), speed: (now - before) / 0.016 }
}

/** What the camera looks at: between the two, and a little ahead of them while they run. */
export function lookedAt(film: RaceFilm, elapsedMs: number): number {
  const ago = [0, 80, 160, 240].map(ms => {
    const at = Math.max(0, elapsedMs - ms)
    return (distanceAt(film, 'home', at) + distanceAt(film, 'away', at)) / 2
  })
  return ago.reduce((sum, x) => sum + x, 0) / ago.length
}

export interface RobotPose {
  stride: number
  lean: number
  arms: number
  crouch: number
  head: number
  jump: number
}

/** Limbs of a runner: they follow from how far it has come, so that its feet do not slide. */
export function robotPoseAt(
  film: RaceFilm | null,
  side: RaceSide,
  place: RunnerPlace,
  elapsedMs: number,
  nowMs: number,
): RobotPose {
  const run = shareOf(place.speed, 0.4, 4)
  const phase = place.x * 2.5
  const idle = Math.sin(nowMs / 520 + (side === 'home' ? 0 : 1.4))
  const pose: RobotPose = {
    stride: 0.95 * Math.sin(phase) * run * (1 - place.jump * 0.6),
    lean: 0.3 * run + 0.02 * idle,
    arms: 0.9 * Math.sin(phase + Math.PI) * run + 0.05 * idle,
    crouch: 0.05 * Math.abs(Math.cos(phase)) * run + 0.015 * idle,
    head: -0.12 * run + 0.05 * idle,
    jump: place.jump,
  }
  if (!film) return pose
  const first = film.legs[0]
  if (first) pose.crouch += 0.2 * pulse(elapsedMs, first.startsAt - 900, first.startsAt + 100)
  const last = film.legs.at(-1)
  if (!last || elapsedMs < Math.max(last.home, last.away)) return pose
  const since = easeOut(shareOf(elapsedMs, Math.max(last.home, last.away), Math.max(last.home, last.away) + 600))
  if (film.winner === side) {
    pose.arms = mix(pose.arms, -2.6 + 0.2 * Math.sin(elapsedMs / 140), since)
    pose.jump = Math.max(pose.jump, 0.35 * Math.abs(Math.sin(elapsedMs / 210)) * since)
    pose.head = -0.2 * since
  } else {
    pose.lean += 0.5 * since
    pose.head += 0.35 * since
  }
  return pose
}
