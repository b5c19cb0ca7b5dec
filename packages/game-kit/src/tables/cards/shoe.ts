import { type Draws, weightedIndex } from '../../draws.ts'
import { type Card, cardAt, PACK } from './cards.ts'

/**
 * A shoe is not a stored list: its state is how many of each card are left, as 52 digits in the order of the pack. Cards
 * that are drawn one by one without going back are distributed like those of a shuffled shoe.
 */
export type ShoeState = string

export const freshShoe = (decks: number): ShoeState => String(decks).repeat(PACK)

export const cardsLeft = (state: ShoeState): number => [...state].reduce((sum, digit) => sum + Number(digit), 0)

/** True for 52 digits of which none is above the number of decks. */
export const isShoeState = (input: unknown, decks: number): input is ShoeState =>
  typeof input === 'string' && /^[0-9]{52}$/.test(input) && [...input].every(digit => Number(digit) <= decks)

/** A shoe that cards are drawn from. */
export interface Shoe {
  draw(): Card
  state(): ShoeState
}

/** Opens the shoe of a state; each card is one draw below the cards left. */
export function openShoe(state: ShoeState, draws: Draws): Shoe {
  const counts = [...state].map(Number)
  return {
    draw() {
      const place = weightedIndex(draws, counts)
      counts[place]!--
      return cardAt(place)
    },
    state: () => counts.join(''),
  }
}
