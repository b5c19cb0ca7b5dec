import type { InstantFacts } from '../instant-game.ts'
import type { RouletteDefinition } from './definition.ts'
import { payOf } from './rules.ts'
import { SPOTS, type Spot } from './spots.ts'

/** Sum of what a spot pays over all pockets, for a stake of so many units: the return is that over pockets x stake. */
export function paidOverWheel(definition: RouletteDefinition, spot: Spot, stakeUnits: number): number {
  let sum = 0
  for (let number = 0; number < definition.pockets; number++) sum += payOf(definition, spot, stakeUnits, number)
  return sum
}

export function rouletteFacts(definition: RouletteDefinition): InstantFacts {
  const stakeUnits = 100
  const returns = [...SPOTS.values()].map(
    spot => paidOverWheel(definition, spot, stakeUnits) / (stakeUnits * definition.pockets),
  )
  return { rtp: Math.min(...returns), highestRtp: Math.max(...returns), topMultiple: 36 }
}
