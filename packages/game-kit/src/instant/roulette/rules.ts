import type { Draws } from '../../draws.ts'
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
import { OPPOSITES, SPOTS, type Spot } from './spots.ts'

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
  let winUnits = 0
  for (const { spot: id, stakeUnits } of bet.options.spots) {
    const amount = payOf(definition, SPOTS.get(id)!, stakeUnits, number)
    if (amount === 0) continue
    winUnits += amount
    events.push({ type: 'spot', spot: id, stake: stakeUnits, amount })
  }
  return ended(bet, events, winUnits, bet.stakeUnits - opposedUnits(bet.options.spots))
}

/** What a spot pays on a number, in units. */
export function payOf({ givesHalfBack }: RouletteDefinition, spot: Spot, stakeUnits: number, number: number): number {
  if (spot.numbers.includes(number)) return (stakeUnits * 36) / spot.numbers.length
  return givesHalfBack && spot.isEven && number === 0 ? stakeUnits / 2 : 0
}

/** Of a whole set of opposite spots the smallest stake is opposed, once on each: it risks nothing but zero. */
export function opposedUnits(spots: readonly SpotStake[]): number {
  const staked = new Map(spots.map(({ spot, stakeUnits }) => [spot, stakeUnits]))
  return OPPOSITES.reduce((sum, set) => sum + set.length * Math.min(...set.map(spot => staked.get(spot) ?? 0)), 0)
}
