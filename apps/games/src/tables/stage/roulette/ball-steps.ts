import { colourOf, WHEEL_ORDER } from '@baize/game-kit/instant/roulette/spots'
import { aheadOfPocket, ballPlace, drawHops, wheelAngle } from '@baize/game-kit/tables/roulette/film'
import type { SparkResult } from '@baize/game-kit/tables/roulette/spark'
import type { Cue, Deal, Film } from '../scene.ts'

/** When the ball lies still, after the start of the spin. */
const LANDS_MS = 8_600
/** A table with sparks shows them before the spin. */
export const SPARKS_MS = 4_000
const FIRST_SPARK_MS = 500
const SPARK_EVERY_MS = 600
/** The ball is heard to run for so long. */
const WHIRRS_MS = 6_800
/** The ball ticks so many times a turn over what it runs on. */
const TICKS_A_TURN = 4

export interface Spark {
  t: number
  number: number
  multiplier: number
}

export interface BallFilm extends Film {
  number: number
  hops: number
  sparks: readonly Spark[]
  /** When the ball is set going, and when it lies still. */
  spinsAt: number
  landsAt: number
}

export function ballFilm({ result, look }: Pick<Deal, 'result' | 'look'>): BallFilm {
  const { number, boosts = [] } = result as Pick<SparkResult, 'number'> & Partial<SparkResult>
  const sparks = boosts.map((boost, i) => ({ ...boost, t: FIRST_SPARK_MS + SPARK_EVERY_MS * i }))
  const spinsAt = sparks.length > 0 ? SPARKS_MS : 0
  const landsAt = spinsAt + LANDS_MS
  const hops = drawHops(look)
  const cues: Cue[] = [
    ...sparks.map(({ t }, i) => ({ t, sound: (sound: Parameters<Cue['sound']>[0]) => sound.step(i) })),
    { t: spinsAt + 1, sound: sound => sound.whirr(WHIRRS_MS) },
    ...tickTimes().map((t): Cue => ({ t: spinsAt + t, sound: sound => sound.press() })),
    { t: landsAt, sound: sound => sound.land() },
  ]
  return {
    number,
    hops,
    sparks,
    spinsAt,
    landsAt,
    cues,
    stops: [{ t: 0 }, ...sparks.map(({ t }) => ({ t, shows: t + 700 })), { t: landsAt, shows: landsAt + 600 }],
  }
}

/** When the ball has run each part of its turns: often at first, slower and slower. */
function tickTimes(): number[] {
  const times: number[] = []
  const partOf = (t: number) => Math.floor((aheadOfPocket((LANDS_MS - t) / 1_000) * TICKS_A_TURN) / (2 * Math.PI))
  for (let t = 20; t < LANDS_MS; t += 10) if (partOf(t) !== partOf(t - 10)) times.push(t)
  return times
}

/** The wheel turns all the time, by the server's clock, so that a deal does not make it jump. */
export const wheelTurn = (nowMs: number): number => wheelAngle(nowMs) % (2 * Math.PI)

export interface BallPose {
  angle: number
  /** 1 on the rim, 0 in a pocket. */
  radius: number
  /** True while it hops from pocket to pocket. */
  isHopping: boolean
}

/** The ball on the table, null before the spin. */
export function ballAt(
  { number, hops, spinsAt, landsAt }: BallFilm,
  elapsedMs: number,
  nowMs: number,
): BallPose | null {
  const spun = elapsedMs - spinsAt
  if (spun < 0) return null
  const { angle, radius } = ballPlace(number, hops, spun)
  const left = (landsAt - elapsedMs) / 1_400
  return { angle: angle - wheelAngle(spun) + wheelTurn(nowMs), radius, isHopping: left > 0 && left < hops / (hops + 1) }
}

/** Where a pocket stands on the wheel, clockwise in radians. */
export const pocketAngle = (number: number): number => (2 * Math.PI * WHEEL_ORDER.indexOf(number)) / WHEEL_ORDER.length

const inks = { red: '#a81e2b', black: '#15171b', green: '#0d7a48' } as const

export const pocketInk = (number: number): string => (number === 0 ? inks.green : inks[colourOf(number) as 'red'])
