import type { Card } from '../cards/cards.ts'

/** When each card leaves the shoe, in milliseconds since the deal: four cards, then the third ones. */
const CARD_MS = [600, 1_300, 2_000, 2_700, 4_300, 6_000]
/** A speed table shows the same in so much of the time. */
const SPEED = 0.6
const SLIDE_MS = 420
const TURN_MS = 280

export interface CardEvent {
  side: 'player' | 'banker'
  card: Card
  /** When it leaves the shoe, lies on its place, and shows its face. */
  leavesAt: number
  liesAt: number
  showsAt: number
}

/** The cards of a round in the order in which they are dealt. Third cards follow one another, whose side they are. */
export function cardFilm(result: { player: readonly Card[]; banker: readonly Card[] }, isSpeed: boolean): CardEvent[] {
  const { player, banker } = result
  const pace = isSpeed ? SPEED : 1
  const order = [0, 1, 2].flatMap(i => [
    ...player.slice(i, i + 1).map(card => ({ side: 'player' as const, card })),
    ...banker.slice(i, i + 1).map(card => ({ side: 'banker' as const, card })),
  ])
  return order.map((dealt, i) => {
    const at = (ms: number) => Math.round(pace * (CARD_MS[i]! + ms))
    return { ...dealt, leavesAt: at(0), liesAt: at(SLIDE_MS), showsAt: at(SLIDE_MS + TURN_MS) }
  })
}
