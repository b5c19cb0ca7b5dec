import type { Draws } from '../../draws.ts'
import { opposedPart } from '../../opposed.ts'
import { readInteger, readObject } from '../input.ts'
import {
  type InstantBet,
  type InstantEvent,
  InstantInputError,
  type InstantOutcome,
  type TimedChoice,
} from '../instant-game.ts'
import { ended } from '../round-end.ts'
import type { RouletteDefinition, RouletteOptions, SpotStake } from './definition.ts'
import { SPOTS, type Spot } from './spots.ts'

/** Half of a stake must be a whole unit, so stakes are even. */
const STAKE_STEP_UNITS = 100

export function readRouletteOptions(
  { mostSpots }: RouletteDefinition,
  input: unknown,
  stakeUnits: number,
): RouletteOptions {
  const { spots } = readObject(input, ['spots'], 'options')
  if (!Array.isArray(spots) || spots.length === 0)
    throw new InstantInputError('options.spots', 'expected a list of bets')
  if (spots.length > mostSpots) throw new InstantInputError('options.spots', `no more than ${mostSpots} spots a round`)
  const read = spots.map((item, i) => readSpot(item, `options.spots.${i}`))
  if (new Set(read.map(({ spot }) => spot)).size < read.length)
    throw new InstantInputError('options.spots', 'a spot is named twice')
  const sum = read.reduce((total, { stakeUnits: units }) => total + units, 0)
  if (sum !== stakeUnits) throw new InstantInputError('stakeUnits', 'the stake is the sum of its spots')
  return { spots: read }
}

function readSpot(item: unknown, field: string): SpotStake {
  const { spot, stakeUnits } = readObject(item, ['spot', 'stakeUnits'], field)
  if (typeof spot !== 'string' || !SPOTS.has(spot))
    throw new InstantInputError(`${field}.spot`, 'the table has no such spot')
  const units = readInteger(stakeUnits, STAKE_STEP_UNITS, Number.MAX_SAFE_INTEGER, `${field}.stakeUnits`)
  if (units % STAKE_STEP_UNITS !== 0)
    throw new InstantInputError(`${field}.stakeUnits`, `expected a multiple of ${STAKE_STEP_UNITS} units`)
  return { spot, stakeUnits: units }
}

/** One ball. Every spot pays as if there were no zero, its stake included. */
export function playRoulette(
  definition: RouletteDefinition,
  bet: InstantBet<RouletteOptions>,
  choices: readonly TimedChoice<never>[],
  draws: Draws,
): InstantOutcome {
  if (choices.length > 0) throw new InstantInputError('choice', 'the round is over')
  const number = draws.below(definition.pockets)
  const events: InstantEvent[] = [
    { type: 'bet', bet: bet.stakeUnits },
    { type: 'ball', number },
  ]
  const { spots } = bet.options
  for (const { spot: id, stakeUnits } of spots) {
    const amount = payOf(definition, SPOTS.get(id)!, stakeUnits, number)
    if (amount > 0) events.push({ type: 'spot', spot: id, stake: stakeUnits, amount })
  }
  return ended(bet, events, paidOn(definition, spots, number), validUnits(definition, bet))
}

/** What a spot pays on a number, in units. */
export function payOf({ givesHalfBack }: RouletteDefinition, spot: Spot, stakeUnits: number, number: number): number {
  if (spot.numbers.includes(number)) return (stakeUnits * 36) / spot.numbers.length
  return givesHalfBack && spot.isEven && number === 0 ? stakeUnits / 2 : 0
}

/** What a round pays on a number, in units. */
const paidOn = (definition: RouletteDefinition, spots: readonly SpotStake[], number: number): number =>
  spots.reduce((sum, { spot, stakeUnits }) => sum + payOf(definition, SPOTS.get(spot)!, stakeUnits, number), 0)

/** The part of a stake that is at risk: without what comes back wherever the ball falls, three pockets aside. */
function validUnits(definition: RouletteDefinition, { stakeUnits, options }: InstantBet<RouletteOptions>): number {
  const pockets = Array.from({ length: definition.pockets }, (_, number) => number)
  const paid = pockets.map(number => paidOn(definition, options.spots, number))
  return stakeUnits - opposedPart(stakeUnits, paid)
}
