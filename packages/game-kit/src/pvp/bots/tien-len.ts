import type { Move } from '../match-game.ts'
import { isTwo } from '../tien-len/cards.ts'
import { isBomb } from '../tien-len/combinations.ts'
import { type Hint, legalHints } from '../tien-len/hints.ts'
import type { TienLenView } from '../tien-len/index.ts'

/** Twos and bombs are kept until so few cards are left: own ones, or those of another seat (rooms.md 4.4). */
const OWN_CARDS_LEFT = 5
const OTHERS_CARDS_LEFT = 4

/** Leads the longest combination with its lowest card, and follows with the cheapest one that may be laid. */
export function tienLenBot({ hand, counts, trick, mustHold, turnSeat }: TienLenView): Move {
  const legal = legalHints(hand, trick?.combination ?? null, mustHold)
  const isLate =
    hand.length <= OWN_CARDS_LEFT || counts.some((count, seat) => seat !== turnSeat && count <= OTHERS_CARDS_LEFT)
  const cheap = isLate ? legal : legal.filter(hint => !isBomb(hint) && !hint.cards.some(isTwo))
  const chosen = trick ? cheapest(cheap) : (longest(cheap, hand[0]!) ?? longest(legal, hand[0]!))
  return chosen ? { kind: 'play', cards: chosen.cards } : { kind: 'pass' }
}

const cheapest = (hints: readonly Hint[]): Hint | undefined =>
  hints.toSorted((a, b) => a.top - b.top || a.cards.length - b.cards.length)[0]

const longest = (hints: readonly Hint[], lowest: number): Hint | undefined =>
  hints
    .filter(({ cards }) => cards.includes(lowest))
    .toSorted((a, b) => b.cards.length - a.cards.length || a.top - b.top)[0]
