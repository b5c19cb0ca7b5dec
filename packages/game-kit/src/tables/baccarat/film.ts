import type { Card } from '../cards/cards.ts'

/** When each card leaves the shoe, in milliseconds since the deal: four cards, then the third ones. */
const CARD_MS = [600, 1_300, 2_000, 2_700, 4_300, 6_000]
/** A speed table shows the same in so much of the time. */
const SPEED = 0.6
const SLIDE_MS = 420
const TURN_MS = 280

export interface CardEvent extends CardTimes {
  side: 'player' | 'banker'
  card: Card
}

/** When a card leaves the shoe, lies on its place, and shows its face. */
export interface CardTimes {
  leavesAt: number
  liesAt: number
  showsAt: number
}

/** Times of the card at a place of the order in which cards are dealt, from 0. */
export function cardTimes(place: number, isSpeed = false): CardTimes {
  const at = (ms: number) => Math.round((isSpeed ? SPEED : 1) * (CARD_MS[place]! + ms))
  return { leavesAt: at(0), liesAt: at(SLIDE_MS), showsAt: at(SLIDE_MS + TURN_MS) }
}

/** The cards of a round in the order in which they are dealt. Third cards follow one another, whose side they are. */
export function cardFilm(result: { player: readonly Card[]; banker: readonly Card[] }, isSpeed: boolean): CardEvent[] {
  const { player, banker } = result
  const order = [0, 1, 2].flatMap(i => [
    ...player.slice(i, i + 1).map(card => ({ side: 'player' as const, card })),
    ...banker.slice(i, i + 1).map(card => ({ side: 'banker' as const, card })),
  ])
  return order.map((dealt, place) => ({ ...dealt, ...cardTimes(place, isSpeed) }))
}
