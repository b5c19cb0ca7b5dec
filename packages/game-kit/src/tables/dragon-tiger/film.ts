import { type CardTimes, cardTimes } from '../baccarat/film.ts'
import type { Card } from '../cards/cards.ts'

export interface DuelCard extends CardTimes {
  side: 'dragon' | 'tiger'
  card: Card
}

/** A card to each side, in the times of a table of baccarat. */
export const duelFilm = ({ dragon, tiger }: { dragon: Card; tiger: Card }): DuelCard[] => [
  { side: 'dragon', card: dragon, ...cardTimes(0) },
  { side: 'tiger', card: tiger, ...cardTimes(1) },
]
