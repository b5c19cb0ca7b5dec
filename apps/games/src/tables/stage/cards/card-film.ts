import type { Card } from '@baize/game-kit/tables/cards/cards'
import type { Cue, Film, Stop } from '../scene.ts'
import type { CardTimes } from './card-steps.ts'

/** The light on the winning side grows for so long. */
export const GLOW_MS = 400

export type Side = 'left' | 'right'

export interface DealtCard extends CardTimes {
  side: Side
  card: Card
}

/** Cards for two sides. */
export interface CardFilm extends Film {
  cards: readonly DealtCard[]
  /** What a side's sign says from a time on, in order. */
  scores: readonly { t: number; side: Side; text: string }[]
  /** The side that has won and when that is seen; null where none has. */
  winner: Side | null
  decidedAt: number
}

/** A film of cards as they are dealt; `scoreOf` is what a side's sign says of the cards that it shows. */
export function cardFilmOf(
  cards: readonly DealtCard[],
  scoreOf: (shown: readonly Card[]) => string,
  winner: Side | null,
): CardFilm {
  const scores = cards.map(({ side, showsAt }) => {
    const shown = cards.filter(card => card.side === side && card.showsAt <= showsAt)
    return { t: showsAt, side, text: scoreOf(shown.map(({ card }) => card)) }
  })
  const cues = cards.flatMap(({ side, liesAt, showsAt }): Cue[] => [
    { t: liesAt, sound: sound => sound.land(side === 'left' ? -0.35 : 0.35) },
    { t: showsAt - 140, sound: sound => sound.flip() },
  ])
  const decidedAt = Math.max(...cards.map(({ showsAt }) => showsAt)) + 250
  const stops: Stop[] = cards.flatMap(({ liesAt, showsAt }) => [{ t: liesAt }, { t: showsAt }])
  stops.push({ t: decidedAt, shows: decidedAt + GLOW_MS })
  stops.sort((a, b) => a.t - b.t)
  return { cards, scores, winner, decidedAt, stops: [{ t: 0 }, ...stops], cues: cues.sort((a, b) => a.t - b.t) }
}
