import type { Draws } from '../../draws.ts'

/** Power that is dealt: units of each prey in reach, and what is left over, which is paid for certain. In bullets. */
export interface Dealt {
  shares: number[]
  pearls: number
}

/**
 * Deals a weapon's power over prizes in reach (rooms book 2.4): round by round one unit to each that has less than its
 * prize, until nothing is left or all are full. Shares and pearls add up to the power, so its mean is the power itself.
 */
export function dealPower(power: number, prizes: readonly number[]): Dealt {
  const shares = prizes.map(() => 0)
  let left = power
  let isFull = false
  while (left > 0 && !isFull) {
    isFull = true
    for (const [i, prize] of prizes.entries()) {
      if (left === 0 || shares[i]! >= prize) continue
      shares[i]!++
      left--
      isFull = false
    }
  }
  return { shares, pearls: left }
}

/** What a weapon did. `paid` is all that it brings beside the carrier's own prize, in bullets. */
export interface Strike extends Dealt {
  caught: boolean[]
  paid: number
}

/** Lets a weapon go off over prizes in reach: each is drawn for in order, and is caught by as many values as it has units. */
export function strike(draws: Draws, power: number, prizes: readonly number[]): Strike {
  const { shares, pearls } = dealPower(power, prizes)
  const caught = prizes.map((prize, i) => draws.below(prize) < shares[i]!)
  const paid = prizes.reduce((sum, prize, i) => sum + (caught[i] ? prize : 0), pearls)
  return { shares, pearls, caught, paid }
}
