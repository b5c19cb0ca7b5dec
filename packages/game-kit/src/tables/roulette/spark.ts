import { type Draws, weightedIndex } from '../../draws.ts'
import { SPOTS } from '../../instant/roulette/spots.ts'
import type { OfferedSpot, TableDraws, TablePosition } from '../table-game.ts'
import type { SparkDefinition } from './definition.ts'
import { type RouletteResult, wheelReturn, wheelSpots } from './rules.ts'

/** A lucky number and what a straight on it pays to one. */
export interface Boost {
  number: number
  multiplier: number
}

export interface SparkResult extends RouletteResult {
  /** In the order in which they were drawn. */
  boosts: Boost[]
}

/** How many, then distinct numbers from the front of a shuffle, then a multiplier for each (live tables book 2.4). */
export function drawBoosts(definition: SparkDefinition, draws: Draws): Boost[] {
  const { wheel, luckyWeights, multipliers, multiplierWeights } = definition
  const count = 1 + weightedIndex(draws, luckyWeights)
  const numbers = Array.from({ length: wheel.pockets }, (_, number) => number)
  for (let i = 0; i < count; i++) {
    const j = i + draws.below(wheel.pockets - i)
    ;[numbers[i], numbers[j]] = [numbers[j]!, numbers[i]!]
  }
  return numbers
    .slice(0, count)
    .map(number => ({ number, multiplier: multipliers[weightedIndex(draws, multiplierWeights)]! }))
}

export const dealSpark = (definition: SparkDefinition, { outcome, boost }: TableDraws) => ({
  result: { boosts: drawBoosts(definition, boost), number: outcome.below(definition.wheel.pockets) },
  state: null,
})

const isStraight = (spot: string): boolean => SPOTS.get(spot)!.numbers.length === 1

export function sparkReturn(
  { wheel, straightReturnX10000 }: SparkDefinition,
  { spot }: Pick<TablePosition, 'spot'>,
  { number, boosts }: SparkResult,
): number {
  if (!isStraight(spot)) return wheelReturn(wheel, spot, number)
  if (SPOTS.get(spot)!.numbers[0] !== number) return 0
  const lucky = boosts.find(boost => boost.number === number)
  return lucky ? boostedReturn(lucky.multiplier) : straightReturnX10000
}

const boostedReturn = (multiplier: number): number => (multiplier + 1) * 10_000

export const sparkSpots = ({ wheel, multipliers }: SparkDefinition): OfferedSpot[] =>
  wheelSpots(wheel).map(spot =>
    isStraight(spot.id) ? { ...spot, topReturnX10000: boostedReturn(Math.max(...multipliers)) } : spot,
  )
