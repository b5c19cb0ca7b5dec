import type { BookCensus } from './book-census.ts'
import type { SpinCensus } from './spin-census.ts'

/** Mean and mean square of a win, in bets. */
export interface Moments {
  mean: number
  square: number
}

/** Moments of one combination of a census, by full enumeration. */
export const spinMoments = (census: SpinCensus, coinsPerBet: number): Moments =>
  momentsOf(census, census.combinations, coinsPerBet)

/** Moments of one entry of a book. */
export const bookMoments = (census: BookCensus, coinsPerBet: number): Moments =>
  momentsOf(census, census.entries, coinsPerBet)

const momentsOf = (
  { coins, coinSquares }: Pick<SpinCensus, 'coins' | 'coinSquares'>,
  cases: number,
  coinsPerBet: number,
) => ({
  mean: coins / cases / coinsPerBet,
  square: coinSquares / cases / coinsPerBet ** 2,
})

export const deviationOf = ({ mean, square }: Moments): number => Math.sqrt(Math.max(0, square - mean ** 2))

/** Moments of a win that is only there in a share of all rounds. */
export const sometimes = (chance: number, { mean, square }: Moments): Moments => ({
  mean: chance * mean,
  square: chance * square,
})

/**
 * Upper bound of the standard deviation of a sum whose parts may hang together in any way: the sum of theirs. A round's
 * spin and its feature are such parts, since the same symbols pay and start it.
 */
export const deviationOfSum = (...parts: readonly Moments[]): number =>
  parts.reduce((sum, part) => sum + deviationOf(part), 0)

/**
 * Moments of a feature of free spins, the mean square as an upper bound. How many spins come is settled spin by spin, so
 * the spins' wins less their mean are a martingale: their sum has the deviation of a spin times the root of the expected
 * number (Wald). The number itself adds its own, times the mean.
 */
export function spinsMoments(spins: Moments, spin: Moments): Moments {
  const mean = spins.mean * spin.mean
  const deviation = deviationOf(spin) * Math.sqrt(spins.mean) + spin.mean * deviationOf(spins)
  return { mean, square: deviation ** 2 + mean ** 2 }
}

/** Moments of a win that is multiplied. */
export const timesOf = ({ mean, square }: Moments, multiplier: number): Moments => ({
  mean: mean * multiplier,
  square: square * multiplier ** 2,
})

/** Moments of the sum of two wins, the mean square as an upper bound for whatever way they hang together. */
export function sumOf(one: Moments, other: Moments): Moments {
  const mean = one.mean + other.mean
  return { mean, square: deviationOfSum(one, other) ** 2 + mean ** 2 }
}
