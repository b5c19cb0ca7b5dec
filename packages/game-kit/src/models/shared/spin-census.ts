import type { Variant } from '../model.ts'

/** What an enumeration of every stop combination of one set of strips finds, in exact integers below 2^53. */
export interface SpinCensus {
  combinations: number
  /** Sum of the wins and of their squares, in coins. */
  coins: number
  coinSquares: number
  /** Combinations that pay anything, and that pay more than the bet. */
  hits: number
  overBet: number
  topCoins: number
  /** Combinations by number of scatters (or held symbols) shown, and those of them that pay nothing. */
  byScatters: number[]
  missesByScatters: number[]
}

/** A census as it is stored: what the pays do not change once, the rest by variant. */
export interface StoredCensus extends Pick<SpinCensus, 'combinations' | 'hits' | 'byScatters' | 'missesByScatters'> {
  variants: Readonly<Record<Variant, Pick<SpinCensus, 'coins' | 'coinSquares' | 'overBet' | 'topCoins'>>>
}

export function storedCensus(stored: StoredCensus, variant: Variant): SpinCensus {
  const { variants, ...shared } = stored
  return { ...shared, ...variants[variant] }
}

/** Mean win of one combination, in bets. */
export function meanOf(census: SpinCensus, coinsPerBet: number): number {
  return census.coins / census.combinations / coinsPerBet
}

/** Chance of each number of scatters. */
export function scatterChances(census: SpinCensus): number[] {
  return census.byScatters.map(count => count / census.combinations)
}

type PackedSpin = (s0: number, s1: number, s2: number, s3: number, s4: number) => number

/**
 * Plays every combination of the stops of five reels. `packed` outcomes are coins x 2^countBits + scatters.
 */
export function takeCensus(
  spin: PackedSpin,
  reels: readonly string[],
  coinsPerBet: number,
  countBits: number,
): SpinCensus {
  const [n0, n1, n2, n3, n4] = reels.map(strip => strip.length) as [number, number, number, number, number]
  const countMask = (1 << countBits) - 1
  const byScatters = new Float64Array(countMask + 1)
  const missesByScatters = new Float64Array(countMask + 1)
  let coins = 0
  let coinSquares = 0
  let hits = 0
  let overBet = 0
  let topCoins = 0
  for (let s0 = 0; s0 < n0; s0++)
    for (let s1 = 0; s1 < n1; s1++)
      for (let s2 = 0; s2 < n2; s2++)
        for (let s3 = 0; s3 < n3; s3++)
          for (let s4 = 0; s4 < n4; s4++) {
            const packed = spin(s0, s1, s2, s3, s4)
            const won = packed >>> countBits
            byScatters[packed & countMask]!++
            if (won === 0) {
              missesByScatters[packed & countMask]!++
              continue
            }
            coins += won
            coinSquares += won * won
            hits++
            if (won > coinsPerBet) overBet++
            if (won > topCoins) topCoins = won
          }
  const combinations = n0 * n1 * n2 * n3 * n4
  return {
    combinations,
    coins,
    coinSquares,
    hits,
    overBet,
    topCoins,
    byScatters: withoutTrailingZeros(byScatters),
    missesByScatters: withoutTrailingZeros(missesByScatters),
  }
}

/** The census of a histogram of packed outcomes (coins x 8 + scatters), where an enumeration gives both at once. */
export function censusOfHistogram(histogram: Float64Array, coinsPerBet: number): SpinCensus {
  const byScatters = new Float64Array(8)
  const missesByScatters = new Float64Array(8)
  const census = { combinations: 0, coins: 0, coinSquares: 0, hits: 0, overBet: 0, topCoins: 0 }
  for (let packed = 0; packed < histogram.length; packed++) {
    const count = histogram[packed]!
    if (count === 0) continue
    const won = packed >>> 3
    census.combinations += count
    byScatters[packed & 7]! += count
    if (won === 0) missesByScatters[packed & 7]! += count
    else census.hits += count
    census.coins += count * won
    census.coinSquares += count * won * won
    if (won > coinsPerBet) census.overBet += count
    if (won > census.topCoins) census.topCoins = won
  }
  return {
    ...census,
    byScatters: withoutTrailingZeros(byScatters),
    missesByScatters: withoutTrailingZeros(missesByScatters),
  }
}

/** One census of several cases, each counted as often as its weight says. */
export function mixCensuses(cases: readonly { weight: number; census: SpinCensus }[]): SpinCensus {
  const sum = (of: (census: SpinCensus) => number) =>
    cases.reduce((total, { weight, census }) => total + weight * of(census), 0)
  const sums = (of: (census: SpinCensus) => readonly number[]) =>
    Array.from({ length: Math.max(...cases.map(({ census }) => of(census).length)) }, (_, i) =>
      sum(census => of(census)[i] ?? 0),
    )
  return {
    combinations: sum(census => census.combinations),
    coins: sum(census => census.coins),
    coinSquares: sum(census => census.coinSquares),
    hits: sum(census => census.hits),
    overBet: sum(census => census.overBet),
    topCoins: Math.max(...cases.map(({ census }) => census.topCoins)),
    byScatters: sums(census => census.byScatters),
    missesByScatters: sums(census => census.missesByScatters),
  }
}

function withoutTrailingZeros(counts: Float64Array): number[] {
  const last = counts.findLastIndex(count => count > 0)
  return Array.from(counts.subarray(0, last + 1))
}
