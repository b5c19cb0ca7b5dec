import type { Payment } from '../match-game.ts'
import type { Card } from './cards.ts'
import type { Combination } from './combinations.ts'
import type { InstantWin } from './instant-wins.ts'

/** A trick that is on the table. */
export interface Trick {
  /** The last cards that were laid, and the seat that laid them. */
  cards: Card[]
  combination: Combination
  owner: number
  /** What chops have added to the trick, in stakes, and the seat that was chopped last. */
  chops: number
  chopped: number | null
}

/** The whole state, every hand among it. */
export interface TienLenState {
  /** By seat, rising. */
  hands: Card[][]
  /** The seat that led the hand. */
  lead: number
  /** The seat whose turn it is. */
  seat: number
  /** Acts so far and one: the number of the turn. */
  turn: number
  /** The card that the first lead has to hold; null once it is out, and where the lead was given. */
  mustHold: Card | null
  trick: Trick | null
  /** By seat: out of the present trick. */
  passed: boolean[]
  /** By seat: laid at least one card in this hand. */
  hasPlayed: boolean[]
  payments: Payment[]
  instantWin: InstantWin | null
  winner: number | null
}

/** What a seat won or lost by payments, in stakes. */
export const netOf = (payments: readonly Payment[], seat: number): number =>
  payments.reduce((net, { from, to, paid }) => net + (to === seat ? paid : 0) - (from === seat ? paid : 0), 0)

/**
 * The payment that follows what was paid before: it is at most what the payer holds and what it won so far, so that nobody
 * ever owes more than the hold (rooms.md 3.6).
 */
export function pay(
  payments: readonly Payment[],
  { from, to, owed }: Pick<Payment, 'from' | 'to' | 'owed'>,
  heldStakes: number,
): Payment {
  const paid = Math.min(owed, heldStakes + netOf(payments, from))
  return { from, to, owed, paid, isCapped: paid < owed }
}
