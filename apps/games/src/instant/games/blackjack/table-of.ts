import type { InstantRoundView } from '@baize/api/studio/instant'
import { isNatural, totalOf } from '@baize/game-kit/instant/blackjack/hands'
import type { InstantEvent } from '@baize/game-kit/instant/instant-game'

export interface OwnCards {
  cards: number[]
  /** How many stakes lie on the hand. */
  stakes: number
}

/** What lies on the table after a round's events. */
export interface CardTable {
  hands: OwnCards[]
  /** The hand whose turn it is. */
  turn: number
  house: number[]
  hasNatural: boolean
}

/** The hand of an event; a round that was not split has one. */
export const handOf = (event: InstantEvent): number => (event.hand as number | undefined) ?? 0

export function tableOf({ events }: Pick<InstantRoundView, 'events'>): CardTable {
  const house: number[] = []
  let hands: OwnCards[] = [{ cards: [], stakes: 1 }]
  let turn = 0
  for (const event of events) {
    const { type } = event
    if (type === 'deal') {
      hands[0]!.cards.push(...(event.own as number[]))
      house.push(event.house as number)
    }
    if (type === 'hit' || type === 'double') hands[handOf(event)]!.cards.push(event.card as number)
    if (type === 'double') hands[handOf(event)]!.stakes++
    if (type === 'split') {
      const [pair] = hands
      hands = (event.cards as number[]).map((card, place) => ({ cards: [pair!.cards[place]!, card], stakes: 1 }))
    }
    if (type === 'turn') turn = handOf(event)
    if (type === 'hole' || type === 'house') house.push(event.card as number)
  }
  return { hands, turn, house, hasNatural: hands.length === 1 && isNatural(hands[0]!.cards) }
}

export const totalsOf = ({ hands }: CardTable): number[] => hands.map(({ cards }) => totalOf(cards).total)
