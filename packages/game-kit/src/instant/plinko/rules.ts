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
import { ended } from '../round-end.ts'
import { type PlinkoDefinition, type PlinkoOptions, RISKS } from './definition.ts'
import { bucketsOf } from './exact.ts'

export function readPlinkoOptions(definition: PlinkoDefinition, input: unknown): PlinkoOptions {
  const { rows, risk } = readObject(input, ['rows', 'risk'], 'options')
  return {
    rows: readOneOf(rows, definition.rows, 'options.rows'),
    risk: readOneOf(risk, RISKS, 'options.risk'),
  }
}

/** One draw a row of pins: 0 left, 1 right. The ball ends in the bucket with the number of its turns to the right. */
export function playPlinko(
  definition: PlinkoDefinition,
  bet: InstantBet<PlinkoOptions>,
  choices: readonly TimedChoice<never>[],
  draws: Draws,
): InstantOutcome {
  if (choices.length > 0) throw new InstantInputError('choice', 'the round is over')
  const { rows, risk } = bet.options
  const turns = Array.from({ length: rows }, () => draws.below(2))
  const bucket = turns.reduce((sum, turn) => sum + turn, 0)
  const hundredths = bucketsOf(definition, bet.options)[bucket]!
  const amount = paidUnits(bet.stakeUnits, { over: BigInt(hundredths), under: 100n })
  const events: InstantEvent[] = [
    { type: 'bet', bet: bet.stakeUnits, rows, risk },
    { type: 'fall', turns, bucket, hundredths },
  ]
  return ended(bet, events, amount)
}
