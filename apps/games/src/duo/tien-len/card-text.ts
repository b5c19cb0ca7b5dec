import { type Card, cardName } from '@baize/game-kit/pvp/tien-len/cards'

export const SUIT_MARKS = { S: '♠', C: '♣', D: '♦', H: '♥' } as const
export type Suit = keyof typeof SUIT_MARKS

/** A name such as `10C` with the shape of its suit: `10♣`. */
export const namedCard = (name: string): string => `${name.slice(0, -1)}${SUIT_MARKS[name.at(-1) as Suit]}`

const cardText = (card: Card): string => namedCard(cardName(card))

export const cardsText = (cards: readonly Card[]): string => cards.map(cardText).join(' ')
