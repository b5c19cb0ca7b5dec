import type { MatchAct, MatchState } from '../conduct/state.ts'
import { bestAgain } from '../dice/best-play.ts'
import { type DiceState, diceOf } from '../dice/rules.ts'
import { type Card, PACK } from '../tien-len/cards.ts'
import { type Hint, legalHints } from '../tien-len/hints.ts'
import type { TienLenState } from '../tien-len/state.ts'

/** One chance of a seat to play improbably against another. */
export interface PlayNote {
  seat: number
  against: number
  isImprobable: boolean
}

/**
 * What one move of a replay says: in dice a choice other than best play; in Tien Len a pass over the other's cards with a
 * winning card, a play that no unseen card beats or that ends the hand. Null for what gives no such chance.
 * @param before the state that the act met
 * @param laid cards that were laid in the hand before it
 */
export function noteOf(before: MatchState, act: MatchAct, laid: readonly Card[]): PlayNote | null {
  if (act.kind !== 'move') return null
  const { seat, move } = act
  if (move.kind === 'throw') {
    const best = bestAgain(diceOf(before.game as DiceState, seat).first)
    const isBest = best.length === move.again.length && best.every(place => move.again.includes(place))
    return { seat, against: 1 - seat, isImprobable: !isBest }
  }
  if (move.kind !== 'pass' && move.kind !== 'play') return null
  const { hands, trick } = before.game as TienLenState
  const hand = hands[seat]!
  if (!trick || !legalHints(hand, trick.combination, null).some(hint => isWinning(hint, hand, laid))) return null
  return { seat, against: trick.owner, isImprobable: move.kind === 'pass' }
}

function isWinning(hint: Hint, hand: readonly Card[], laid: readonly Card[]): boolean {
  if (hint.cards.length === hand.length) return true
  const unseen = Array.from({ length: PACK }, (_, card) => card).filter(
    card => !hand.includes(card) && !laid.includes(card),
  )
  return legalHints(unseen, hint, null).length === 0
}
