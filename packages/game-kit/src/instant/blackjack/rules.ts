import type { Draws } from '../../draws.ts'
import { readObject, readOneOf } from '../input.ts'
import {
  type InstantBet,
  type InstantEvent,
  InstantInputError,
  type InstantOutcome,
  type TimedChoice,
} from '../instant-game.ts'
import { paidUnits } from '../multiple.ts'
import { ended, lastly, waiting } from '../round-end.ts'
import type { BlackjackChoice, BlackjackDefinition } from './definition.ts'
import { isNatural, PACK, totalOf } from './hands.ts'

export function readBlackjackOptions(_definition: BlackjackDefinition, input: unknown): Record<string, never> {
  readObject(input, [], 'options')
  return {}
}

export function readBlackjackChoice(_definition: BlackjackDefinition, input: unknown): BlackjackChoice {
  const { kind } = readObject(input, ['kind'], 'choice')
  return { kind: readOneOf(kind, ['hit', 'stand'], 'choice.kind') }
}

/**
 * Draws, in order: two cards of the player, two of the house of which the second lies face down, then the player's cards as
 * they are asked for, then the house's. A natural of either side ends the round at once. A player who is away stands.
 */
export function playBlackjack(
  definition: BlackjackDefinition,
  bet: InstantBet,
  choices: readonly TimedChoice<BlackjackChoice>[],
  draws: Draws,
): InstantOutcome {
  const deal = () => draws.below(PACK)
  const own = [deal(), deal()]
  const house = [deal(), deal()]
  const events: InstantEvent[] = [
    { type: 'bet', bet: bet.stakeUnits },
    { type: 'deal', own: [...own], house: house[0] },
  ]
  const finish = (): InstantOutcome => {
    events.push({ type: 'hole', card: house[1] })
    const isPlayed = totalOf(own).total <= 21 && !isNatural(own) && !isNatural(house)
    while (isPlayed && totalOf(house).total < definition.houseStands) {
      const card = deal()
      house.push(card)
      events.push({ type: 'house', card })
    }
    const hundredths = payOf(definition, own, house)
    const amount = paidUnits(bet.stakeUnits, { over: BigInt(hundredths), under: 100n })
    const result = hundredths > 100 ? 'won' : hundredths === 100 ? 'push' : 'lost'
    events.push({ type: 'result', result, own: totalOf(own).total, house: totalOf(house).total })
    return ended(bet, events, amount, result === 'push' ? 0 : bet.stakeUnits)
  }
  if (isNatural(own) || isNatural(house)) {
    if (choices.length > 0) throw new InstantInputError('choice', 'the round is over')
    return finish()
  }
  for (const [place, { choice }] of choices.entries()) {
    const isLast = place === choices.length - 1
    if (choice.kind !== 'hit') return lastly(isLast, finish())
    const card = deal()
    own.push(card)
    events.push({ type: 'hit', card })
    if (totalOf(own).total >= 21) return lastly(isLast, finish())
  }
  return waiting(bet, events)
}

/** What a finished round pays, its stake included, in hundredths of the stake. */
export function payOf(
  { naturalHundredths }: BlackjackDefinition,
  own: readonly number[],
  house: readonly number[],
): number {
  const [ours, theirs] = [totalOf(own).total, totalOf(house).total]
  if (ours > 21) return 0
  if (isNatural(own)) return isNatural(house) ? 100 : 100 + naturalHundredths
  if (isNatural(house)) return 0
  if (theirs > 21 || ours > theirs) return 200
  return ours === theirs ? 100 : 0
}
