import type { Draws } from '../../draws.ts'
import { readObject, readOneOf } from '../input.ts'
import {
  type InstantBet,
  type InstantEvent,
  InstantInputError,
  type InstantOutcome,
  type TimedChoice,
} from '../instant-game.ts'
import { inHundredths, paidUnits } from '../multiple.ts'
import { ended, lastly, waiting } from '../round-end.ts'
import { GUESSES, type HiLoChoice, type HiLoDefinition } from './definition.ts'
import { afterGuess, firstMultiple, guessWins, isOffered, rankOf } from './exact.ts'

export function readHiLoOptions(_definition: HiLoDefinition, input: unknown): Record<string, never> {
  readObject(input, [], 'options')
  return {}
}

export function readHiLoChoice(_definition: HiLoDefinition, input: unknown): HiLoChoice {
  const { kind, guess } = readObject(input, ['kind', 'guess'], 'choice')
  const read = readOneOf(kind, ['guess', 'skip', 'cash'], 'choice.kind')
  return read === 'guess' ? { kind: read, guess: readOneOf(guess, GUESSES, 'choice.guess') } : { kind: read }
}

/**
 * Card n of the round is draw n, whatever was guessed. A player who is away cashes out what stands; a stake without a
 * right guess goes back.
 */
export function playHiLo(
  definition: HiLoDefinition,
  bet: InstantBet,
  choices: readonly TimedChoice<HiLoChoice>[],
  draws: Draws,
): InstantOutcome {
  const deal = () => draws.below(definition.ranks * definition.suits)
  let card = deal()
  let multiple = firstMultiple(definition)
  let [right, skips] = [0, 0]
  const events: InstantEvent[] = [
    { type: 'bet', bet: bet.stakeUnits },
    { type: 'card', card },
  ]
  const cash = () => {
    const amount = paidUnits(bet.stakeUnits, multiple)
    events.push({ type: 'cash', amount })
    return ended(bet, events, amount)
  }
  for (const [place, { choice }] of choices.entries()) {
    const isLast = place === choices.length - 1
    if (choice.kind === 'cash' || choice.kind === 'time-out') {
      if (right > 0) return lastly(isLast, cash())
      if (choice.kind === 'cash') throw new InstantInputError('choice.kind', 'guess first')
      events.push({ type: 'returned', amount: bet.stakeUnits })
      return lastly(isLast, ended(bet, events, bet.stakeUnits, 0))
    }
    if (choice.kind === 'skip') {
      if (skips === definition.mostSkips) throw new InstantInputError('choice.kind', 'no card can be changed any more')
      skips++
      card = deal()
      events.push({ type: 'skip', card })
    } else {
      const rank = rankOf(definition, card)
      if (!isOffered(definition, multiple, rank, choice.guess))
        throw new InstantInputError('choice.guess', 'this card does not offer that guess')
      const next = deal()
      const isRight = guessWins(definition, rank, rankOf(definition, next), choice.guess)
      if (!isRight) {
        events.push({ type: 'wrong', guess: choice.guess, card: next })
        return lastly(isLast, ended(bet, events, 0))
      }
      multiple = afterGuess(definition, multiple, rank, choice.guess)
      right++
      card = next
      const amount = paidUnits(bet.stakeUnits, multiple)
      events.push({ type: 'right', guess: choice.guess, card, hundredths: inHundredths(multiple), amount })
    }
    const canGoOn =
      skips < definition.mostSkips ||
      GUESSES.some(guess => isOffered(definition, multiple, rankOf(definition, card), guess))
    if (right > 0 && !canGoOn) return lastly(isLast, cash())
  }
  return waiting(bet, events)
}
