import type { Multiple } from '../../instant/multiple.ts'
import { SPOTS } from '../../instant/roulette/spots.ts'
import { returnsOver } from '../enumerate.ts'
import type { RouletteTableDefinition, SparkDefinition } from './definition.ts'
import { everyNumber, rouletteReturn } from './rules.ts'
import { sparkReturn } from './spark.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const rouletteReturns = (definition: RouletteTableDefinition): Map<string, Multiple> =>
  returnsOver(SPOTS.keys(), everyNumber(definition.wheel), (spot, result) =>
    rouletteReturn(definition, { spot }, result),
  )

/**
 * Over every number without a boost and with each multiplier on it. A number is lucky as often as any other, so the mean
 * count of lucky numbers over all numbers is its chance.
 */
export function sparkReturns(definition: SparkDefinition): Map<string, Multiple> {
  const { wheel, luckyWeights, multipliers, multiplierWeights } = definition
  const cases = wheel.pockets * sum(luckyWeights)
  const luckyCases = sum(luckyWeights.map((weight, i) => weight * (i + 1)))
  const multiplierCases = sum(multiplierWeights)
  const under = BigInt(10_000 * wheel.pockets * cases * multiplierCases)
  return new Map(
    [...SPOTS.keys()].map(spot => {
      let over = 0
      for (const { number } of everyNumber(wheel)) {
        const paid = (boosts: { number: number; multiplier: number }[]) =>
          sparkReturn(definition, { spot }, { number, boosts })
        over += (cases - luckyCases) * multiplierCases * paid([])
        for (const [i, multiplier] of multipliers.entries())
          over += luckyCases * multiplierWeights[i]! * paid([{ number, multiplier }])
      }
      return [spot, { over: BigInt(over), under }]
    }),
  )
}
