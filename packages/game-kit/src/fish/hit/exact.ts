import type { Multiple } from '../../instant/multiple.ts'
import type { FishDefinition } from '../definition/definitions.ts'
import type { Prey } from '../definition/prey.ts'
import { dealPower } from '../weapons/deal.ts'
import { catchingIntegers, hitBound, prizeAt } from './catch.ts'

/** Chance that a shot catches this prey. */
export const catchChance = (definition: FishDefinition, prey: Prey): Multiple => ({
  over: BigInt(catchingIntegers(definition, prey)),
  under: BigInt(hitBound(definition, prey)),
})

/** Return of a shot at this prey, by prizes and the lengths of their ranges; the mean of a weapon is its power. */
export function shotReturn(definition: FishDefinition, prey: Prey): Multiple {
  const power = prey.weapon?.power ?? 0
  const over = prey.weights.reduce((sum, weight, j) => sum + definition.share.a * weight * (prey.prizes[j]! + power), 0)
  return { over: BigInt(over), under: BigInt(hitBound(definition, prey)) }
}

/**
 * Variance of what a shot at this prey returns, in bullets squared.
 * @param reached prizes that its weapon finds in reach
 */
export function shotVariance(definition: FishDefinition, prey: Prey, reached: readonly number[] = []): Multiple {
  const { a, b } = definition.share
  const power = prey.weapon?.power ?? 0
  const shares = prey.weapon ? dealPower(power, reached).shares : []
  // Each is caught or not by a draw of its own, and what is left of the power is paid for certain.
  const spread = shares.reduce((sum, share, i) => sum + share * (reached[i]! - share), 0)
  const squares = prey.weights.reduce(
    (sum, weight, j) => sum + a * weight * ((prey.prizes[j]! + power) ** 2 + spread),
    0,
  )
  const bound = BigInt(hitBound(definition, prey))
  const [over, under] = [BigInt(a), BigInt(b)]
  return { over: BigInt(squares) * under * under - over * over * bound, under: bound * under * under }
}

/** The same return found in another way: every integer that can decide the shot is gone through. */
export function countedReturn(definition: FishDefinition, prey: Prey): Multiple {
  const bound = hitBound(definition, prey)
  let over = 0
  for (let x = 0; x < bound; x++) {
    const prize = prizeAt(definition, prey, x)
    if (prize > 0) over += prize + (prey.weapon?.power ?? 0)
  }
  return { over: BigInt(over), under: BigInt(bound) }
}

/** Mean of what a weapon brings over a list of prizes in reach, by every value of every draw. */
export function countedWeapon(power: number, reached: readonly number[]): Multiple {
  const { shares, pearls } = dealPower(power, reached)
  let [over, under] = [BigInt(pearls), 1n]
  for (const [i, prize] of reached.entries()) {
    const values = Array.from({ length: prize }, (_, value) => value)
    const paid = values.filter(value => value < shares[i]!).length * prize
    over = over * BigInt(prize) + BigInt(paid) * under
    under *= BigInt(prize)
  }
  return { over, under }
}
