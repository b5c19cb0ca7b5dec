import { drawRests, isShuttered, pegsPassed, wheelAngleAt } from '@baize/game-kit/tables/wheel/film'
import type { WheelResult } from '@baize/game-kit/tables/wheel/rules'
import { easeInOut, mix, shareOf } from '../../../kit/stage/timeline.ts'
import type { Cue, Deal, Film } from '../scene.ts'

export const SEGMENT_ANGLE = (2 * Math.PI) / 60
/** The wheel is heard to run for so long. */
const WHIRRS_MS = 6_000
/** The wheel comes from where it rested to where its spin begins. */
const START_MS = 700
/** When spins stop, as the rules' film has it. */
const STOPS_MS = [8_600, 17_000]
const SHUTTERS_MS = 600
const SHUT_AT = 9_400

export interface WheelFilm extends Film {
  rests: readonly number[]
  result: WheelResult
  lastStopAt: number
}

export function wheelFilm({ result, look }: Pick<Deal, 'result' | 'look'>): WheelFilm {
  const wheel = result as WheelResult
  const rests = drawRests(wheel, look)
  const stopTimes = STOPS_MS.slice(0, rests.length)
  const lastStopAt = stopTimes.at(-1)!
  const cues: Cue[] = [{ t: 1, sound: sound => sound.whirr(WHIRRS_MS) }]
  for (let t = 10; t <= lastStopAt; t += 10)
    if (pegsPassed(turnOf(rests, t)) !== pegsPassed(turnOf(rests, t - 10)))
      cues.push({ t, sound: sound => sound.press() })
  for (const t of stopTimes) cues.push({ t, sound: sound => sound.land() })
  if (rests.length > 1) cues.push({ t: SHUT_AT, sound: sound => sound.flip() })
  const shut = rests.length > 1 ? [{ t: SHUT_AT, shows: SHUT_AT + SHUTTERS_MS }] : []
  const stops = [{ t: 0, shows: 0 }, ...stopTimes.map(t => ({ t, shows: t + 500 })), ...shut].sort((a, b) => a.t - b.t)
  cues.sort((a, b) => a.t - b.t)
  return { rests, result: wheel, lastStopAt, cues, stops }
}

/** An angle within half a turn of nothing. */
const nearest = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))

function turnOf(rests: readonly number[], elapsedMs: number): number {
  const start = nearest(SEGMENT_ANGLE / 2 - wheelAngleAt(rests, 0))
  return wheelAngleAt(rests, elapsedMs) + start * (1 - easeInOut(shareOf(elapsedMs, 0, START_MS)))
}

/** Angle of the wheel under the flapper; between rounds it rests in the middle of its first segment. */
export function turnAt(film: WheelFilm | null, elapsedMs: number, cleared: number): number {
  const home = SEGMENT_ANGLE / 2
  if (!film) return home
  const turn = turnOf(film.rests, elapsedMs)
  return turn + nearest(home - turn) * easeInOut(cleared)
}

/** Radians a second. */
export const speedAt = (film: WheelFilm | null, elapsedMs: number): number =>
  film && elapsedMs > 0 ? Math.abs(turnOf(film.rests, elapsedMs + 8) - turnOf(film.rests, elapsedMs - 8)) / 0.016 : 0

/** How far the flapper bends, from 0 to 1: pushed by the next peg, and steadily where they come too fast to be told apart. */
export function bendAt(turn: number, speed: number): number {
  const within = turn / SEGMENT_ANGLE - Math.floor(turn / SEGMENT_ANGLE)
  const pushed = shareOf(within, 0.62, 1) ** 1.5
  return mix(pushed, 0.55, shareOf(speed, 1.6, 4))
}

/** How far the shutters over the multipliers are closed. */
export const shutAt = (film: WheelFilm, elapsedMs: number): number =>
  isShuttered(film.rests, elapsedMs) ? easeInOut(shareOf(elapsedMs, SHUT_AT, SHUT_AT + SHUTTERS_MS)) : 0

/** The stop that is on show, and since when. */
export function stopAt({ rests, result }: WheelFilm, elapsedMs: number): { segment: number; since: number } | null {
  const seconds = elapsedMs >= STOPS_MS[1]! && rests.length > 1
  if (seconds) return { segment: result.stops[1]!, since: STOPS_MS[1]! }
  const isBetween = rests.length > 1 && elapsedMs >= SHUT_AT
  return elapsedMs >= STOPS_MS[0]! && !isBetween ? { segment: result.stops[0]!, since: STOPS_MS[0]! } : null
}
