import { type YardEvent, yardFilm } from '@baize/game-kit/tables/yard/film'
import type { YardResult, YardSide } from '@baize/game-kit/tables/yard/rules'
import { mix, shareOf } from '../../../kit/stage/timeline.ts'
import type { Cue, Deal, Film, Stop } from '../scene.ts'

export type { YardSide }

export interface BoutFilm extends Film {
  events: readonly YardEvent[]
  /** Touches in order, each with the side that touches. */
  touches: readonly { t: number; side: YardSide }[]
  outcome: YardResult['outcome']
  /** When the last exchange is over. */
  overAt: number
}

/** A spring runs down so long after a touch. */
const DRAIN_MS = 320

const soundOf: Partial<Record<YardEvent['kind'], Cue['sound']>> = {
  enter: sound => sound.press(),
  clash: sound => sound.flip(),
  touch: sound => sound.land(),
  bell: sound => sound.step(4),
  bow: sound => sound.end(),
}

export function boutFilm({ result, look }: Pick<Deal, 'result' | 'look'>): BoutFilm {
  const bout = result as YardResult
  const events = yardFilm(bout, look)
  const touches = events.flatMap(({ kind, t, side }) => (kind === 'touch' && side ? [{ t, side }] : []))
  const cues = events.flatMap(({ kind, t }): Cue[] => {
    const sound = soundOf[kind]
    return sound ? [{ t, sound }] : []
  })
  const stops = events.flatMap(({ kind, t }): Stop[] =>
    kind === 'touch' || kind === 'bow' ? [{ t, shows: t + 900 }] : [],
  )
  return { events, touches, outcome: bout.outcome, overAt: touches.at(-1)!.t, cues, stops: [{ t: 0 }, ...stops] }
}

/** A spring at a time: 1 wound up, 0 run down. */
export function springAt({ events }: BoutFilm, side: YardSide, elapsedMs: number): number {
  const at = events.findLastIndex(({ t }) => t <= elapsedMs)
  const now = events[Math.max(0, at)]!
  const before = events.slice(0, at).findLast(({ springs }) => springs[side] !== now.springs[side])
  const since = events.find(({ springs }) => springs[side] === now.springs[side])!
  const from = before?.springs[side] ?? now.springs[side]
  return mix(from, now.springs[side], shareOf(elapsedMs, since.t, since.t + DRAIN_MS)) / 1_000
}
