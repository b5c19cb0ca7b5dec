import { CUP_DEFINITIONS } from '@baize/game-kit/tables/cup/definition'
import { type CupEvent, cupFilm } from '@baize/game-kit/tables/cup/film'
import type { CupFacts } from '@baize/game-kit/tables/cup/prices'
import type { CupResult } from '@baize/game-kit/tables/cup/rules'
import type { Cue, Deal, Film } from '../scene.ts'

export type RaceSide = 'home' | 'away'

/** A runner has come to a stand so long after its touch. */
const STANDS_MS = 40

/** A leg: when it is started, and when each side touches its beacon. */
export interface Leg extends Record<RaceSide, number> {
  startsAt: number
  first: RaceSide
}

export interface RaceFilm extends Film {
  events: readonly CupEvent[]
  /** None in a parade. */
  legs: readonly Leg[]
  winner: RaceSide | null
}

const PARADE: Pick<RaceFilm, 'events' | 'legs' | 'winner' | 'stops' | 'cues'> = {
  ...{ events: [], legs: [], winner: null, stops: [{ t: 0 }], cues: [] },
}

export function raceFilm({ result, look }: Pick<Deal, 'result' | 'look'>): RaceFilm {
  const match = result as CupResult
  if ('field' in match) return PARADE
  const events = cupFilm(match, look)
  const legs = events
    .filter(({ kind }) => kind === 'run')
    .map(({ t: startsAt, leg }): Leg => {
      const touches = events.filter(event => event.kind === 'touch' && event.leg === leg)
      const at = (side: RaceSide) => touches.find(touch => touch.side === side)!.t
      return { startsAt, home: at('home'), away: at('away'), first: touches.find(({ isFirst }) => isFirst)!.side! }
    })
  const cues = legs.flatMap((leg, i): Cue[] => [
    { t: leg.startsAt, sound: sound => sound.press() },
    { t: leg[leg.first], sound: sound => sound.step(i) },
    { t: Math.max(leg.home, leg.away), sound: sound => sound.land() },
  ])
  // A leg is shown whole when both have touched, or at the latest when the next one is started.
  const stops = legs.map((leg, i) => ({
    t: leg[leg.first],
    shows: Math.min(Math.max(leg.home, leg.away) + STANDS_MS, legs[i + 1]?.startsAt ?? Number.POSITIVE_INFINITY),
  }))
  return { events, legs, winner: events.at(-1)!.side!, cues, stops: [{ t: 0 }, ...stops] }
}

/** Legs won by a side at a time. */
export function wonAt({ events }: RaceFilm, side: RaceSide, elapsedMs: number): number {
  return events.findLast(({ t }) => t <= elapsedMs)?.[side] ?? 0
}

const { roster } = CUP_DEFINITIONS[0]!

export interface Racer {
  /** Place in the roster. */
  machine: number
  name: string
}

/** The eight of a cup by their numbers, from what is public of a round. */
export const fieldOf = (facts: unknown): Racer[] =>
  ((facts as CupFacts | null)?.cup.field ?? []).map(machine => ({ machine, name: roster[machine]!.name }))

/** Numbers that meet in a round; null in a parade. */
export const pairOf = (facts: unknown): Record<RaceSide, number> | null => (facts as CupFacts | null)?.match ?? null
