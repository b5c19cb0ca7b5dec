import type { Draws } from '../../draws.ts'
import { readObject, readOneOf } from '../input.ts'
import {
  type InstantBet,
  type InstantEvent,
  InstantInputError,
  type InstantOutcome,
  type TimedChoice,
} from '../instant-game.ts'
import { lastly, waiting } from '../round-end.ts'
import type { BlackjackChoice, BlackjackDefinition } from './definition.ts'
import { isNatural, offeredTo, PACK, pointsOf, totalOf } from './hands.ts'
import { type OwnHand, settleHands } from './settle.ts'

export function readBlackjackOptions(_definition: BlackjackDefinition, input: unknown): Record<string, never> {
  readObject(input, [], 'options')
  return {}
}

export function readBlackjackChoice({ raises = [] }: BlackjackDefinition, input: unknown): BlackjackChoice {
  const { kind } = readObject(input, ['kind'], 'choice')
  return { kind: readOneOf(kind, ['hit', 'stand', ...raises], 'choice.kind') }
}

/**
 * Draws, in order: two cards of the player, two of the house of which the second lies face down, then the player's cards as
 * they are asked for, then the house's. A split draws the second card of its left hand, then that of its right one. A natural
 * of either side ends the round at once. A player who is away stands on every hand.
 *
 * Hands of a split are played from left to right, and their events carry `hand`, 0 or 1; `turn` says whose turn it is.
 */
export function playBlackjack(
  definition: BlackjackDefinition,
  bet: InstantBet,
  choices: readonly TimedChoice<BlackjackChoice>[],
  draws: Draws,
): InstantOutcome {
  const { stakeUnits } = bet
  const deal = () => draws.below(PACK)
  const own = [deal(), deal()]
  const house = [deal(), deal()]
  const hands: OwnHand[] = [{ cards: own, stakes: [0], isDone: false }]
  const events: InstantEvent[] = [
    { type: 'bet', bet: stakeUnits },
    { type: 'deal', own: [...own], house: house[0] },
  ]
  let stakes = 1
  const finish = () => settleHands({ definition, stakeUnits, hands, house, events, deal })
  if (isNatural(own) || isNatural(house)) {
    if (choices.length > 0) throw new InstantInputError('choice', 'the round is over')
    return finish()
  }
  const take = (hand: OwnHand, type: 'hit' | 'double') => {
    const card = deal()
    hand.cards.push(card)
    hand.isDone = type === 'double' || totalOf(hand.cards).total >= 21
    events.push({ type, ...placeOf(hands, hand), card, ...(type === 'double' ? { stake: stakeUnits } : {}) })
  }
  const split = ({ cards: [first, second] }: OwnHand) => {
    const drawn = [deal(), deal()] as const
    const isAces = pointsOf(first!) === 1
    for (const [place, card] of [first!, second!].entries()) {
      const cards = [card, drawn[place]!]
      hands[place] = { cards, stakes: [place === 0 ? 0 : stakes++], isDone: isAces || totalOf(cards).total === 21 }
    }
    events.push({ type: 'split', cards: drawn, stake: stakeUnits })
  }
  for (const [place, { choice }] of choices.entries()) {
    const isLast = place === choices.length - 1
    const hand = hands.find(({ isDone }) => !isDone)!
    if (choice.kind === 'time-out') return lastly(isLast, finish())
    if (!offeredTo(definition, hand.cards, hands.length > 1).includes(choice.kind))
      throw new InstantInputError('choice.kind', `this hand cannot ${choice.kind}`)
    if (choice.kind === 'double') hand.stakes.push(stakes++)
    if (choice.kind === 'split') split(hand)
    else if (choice.kind === 'stand') hand.isDone = true
    else take(hand, choice.kind)
    const next = hands.find(({ isDone }) => !isDone)
    if (!next) return lastly(isLast, finish())
    if (hands.length > 1 && next !== hand) events.push({ type: 'turn', ...placeOf(hands, next) })
  }
  return waiting(bet, events, { stakedUnits: stakes * stakeUnits })
}

/** Which of two hands; nothing where there is one. */
const placeOf = (hands: readonly OwnHand[], hand: OwnHand) => (hands.length > 1 ? { hand: hands.indexOf(hand) } : {})
