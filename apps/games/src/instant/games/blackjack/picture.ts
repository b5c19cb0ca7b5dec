import type { BlackjackChoice } from '@baize/game-kit/instant/blackjack/definition'
import type { InstantEvent } from '@baize/game-kit/instant/instant-game'
import { handOf } from './table-of.ts'

export interface ShownHand {
  /** A card that lies face down is null. */
  cards: readonly (number | null)[]
  /** Stakes on the hand that are worth saying: after a split or a double. */
  stakes: number | null
  /** False beside the hand whose turn it is; null where nobody's turn is marked. */
  hasTurn: boolean | null
  /** How the hand ended, with its total: an ace is not counted both ways any more. */
  end: { result: string; total: number } | null
}

export interface Offer {
  offered: readonly BlackjackChoice['kind'][]
  /** True where the balance that the page knows pays one more stake. */
  canPay: boolean
}

export interface BlackjackPicture {
  house: ShownHand
  /** One hand, or two after a split. */
  own: readonly ShownHand[]
  betUnits: bigint
  offer: Offer
  /** A press counts; else an answer is waited for. */
  isOpen: boolean
}

export type BlackjackEvent =
  | { type: 'cleared' }
  | { type: 'began'; betUnits: bigint }
  /** One card of the deal or of a split. */
  | { type: 'card'; to: 'house' | number; card: number | null }
  | { type: 'parted' }
  | { type: 'offered'; offer: Offer }
  | { type: 'open'; isOpen: boolean }
  /** An event of the round, as the studio tells it. */
  | { type: 'shown'; event: InstantEvent }

export const noOffer: Offer = { offered: [], canPay: false }
const emptyHand: ShownHand = { cards: [], stakes: null, hasTurn: null, end: null }
export const emptyTable: BlackjackPicture = {
  house: emptyHand,
  own: [emptyHand],
  betUnits: 0n,
  offer: noOffer,
  isOpen: false,
}

/** The table after what happened. */
export function reduceBlackjack(table: BlackjackPicture, event: BlackjackEvent): BlackjackPicture {
  switch (event.type) {
    case 'cleared':
      return { ...table, house: emptyHand, own: [emptyHand] }
    case 'began':
      return { ...table, betUnits: event.betUnits }
    case 'card':
      return event.to === 'house'
        ? { ...table, house: withCard(table.house, event.card) }
        : withOwn(table, event.to, hand => withCard(hand, event.card))
    case 'parted':
      return { ...table, own: table.own[0]!.cards.map(card => ({ ...emptyHand, cards: [card], stakes: 1 })) }
    case 'offered':
      return { ...table, offer: event.offer }
    case 'open':
      return { ...table, isOpen: event.isOpen }
    case 'shown':
      return afterEvent(table, event.event)
  }
}

const withCard = (hand: ShownHand, card: number | null): ShownHand => ({ ...hand, cards: [...hand.cards, card] })

const withOwn = (table: BlackjackPicture, place: number, change: (hand: ShownHand) => ShownHand): BlackjackPicture => ({
  ...table,
  own: table.own.with(place, change(table.own[place]!)),
})

function afterEvent(table: BlackjackPicture, event: InstantEvent): BlackjackPicture {
  const { house } = table
  const card = event.card as number
  switch (event.type) {
    case 'hit':
      return withOwn(table, handOf(event), hand => withCard(hand, card))
    case 'double':
      return withOwn(table, handOf(event), hand => ({ ...withCard(hand, card), stakes: 2 }))
    case 'turn':
      return { ...table, own: table.own.map((hand, place) => ({ ...hand, hasTurn: place === event.hand })) }
    case 'hole':
      return { ...table, house: { ...house, cards: house.cards.map(each => each ?? card) } }
    case 'house':
      return { ...table, house: withCard(house, card) }
    case 'result': {
      const end = { result: event.result as string, total: event.own as number }
      const judged = withOwn(table, handOf(event), hand => ({ ...hand, hasTurn: null, end }))
      return { ...judged, house: { ...house, end: { result: '', total: event.house as number } } }
    }
    default:
      return table
  }
}
