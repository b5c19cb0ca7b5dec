/** Cards of a pack. */
export const PACK = 52
const RANKS = 'A23456789TJQK'
const SUITS = 'shcd'

/** A card as it is written: rank A 2 to 9 T J Q K, then suit s h c d. */
export type Card = string

/** The card at a place of the pack: A to K of s, then of h, c, d (live tables book 2.2). */
export const cardAt = (place: number): Card =>
  `${RANKS[place % RANKS.length]}${SUITS[Math.floor(place / RANKS.length)]}`

export const placeOf = (card: Card): number => SUITS.indexOf(card[1]!) * RANKS.length + RANKS.indexOf(card[0]!)

/** 1 for an ace to 13 for a king. */
export const rankOf = (card: Card): number => RANKS.indexOf(card[0]!) + 1

/** True for hearts and diamonds. */
export const isRed = (card: Card): boolean => card[1] === 'h' || card[1] === 'd'
