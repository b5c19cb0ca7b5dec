import { VARIANTS, type Variant } from '../model.ts'
import type { PackedSpin } from './line-spin.ts'
import { byVariant, type PaysTally } from './pays-tally.ts'
import { combinationsOf } from './strips.ts'

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

/** Combinations by packed outcome: coins x 8 + scatters. */
export type Histogram = Float64Array

/** Packed outcomes are below this: at most 524,287 coins with three bits for scatters. */
const OUTCOMES = 2 ** 22

/**
 * Plays every combination of the stops of five reels.
 * @throws RangeError where a spin wins more than a histogram has room for
 */
export function takeHistogram(spin: PackedSpin, reels: readonly string[]): Histogram {
  const counts = new Float64Array(OUTCOMES)
  playAll(reels, (s0, s1, s2, s3, s4) => counts[spin(s0, s1, s2, s3, s4)]!++)
  return whole(counts, reels)
}

/**
 * The same for all variants of a model at once. `spin` counts its wins in `tally`; what it answers is read for its scatters.
 * @throws RangeError where a spin wins more than a histogram has room for
 */
export function takeHistograms(
  spin: PackedSpin,
  tally: PaysTally,
  reels: readonly string[],
): Record<Variant, Histogram> {
  const histograms = VARIANTS.map(() => new Float64Array(OUTCOMES))
  playAll(reels, (s0, s1, s2, s3, s4) => {
    tally.open()
    const scatters = spin(s0, s1, s2, s3, s4) & 7
    for (let at = 0; at < histograms.length; at++) histograms[at]![tally.coins[at]! * 8 + scatters]!++
  })
  return byVariant(histograms.map(counts => whole(counts, reels)))
}

function playAll(reels: readonly string[], play: (...stops: Parameters<PackedSpin>) => unknown): void {
  const [n0, n1, n2, n3, n4] = reels.map(strip => strip.length) as [number, number, number, number, number]
  for (let s0 = 0; s0 < n0; s0++)
    for (let s1 = 0; s1 < n1; s1++)
      for (let s2 = 0; s2 < n2; s2++)
        for (let s3 = 0; s3 < n3; s3++) for (let s4 = 0; s4 < n4; s4++) play(s0, s1, s2, s3, s4)
}

/** An index beyond a typed array is dropped without a word, so a histogram is counted again. */
function whole(counts: Histogram, reels: readonly string[]): Histogram {
  const counted = counts.reduce((sum, count) => sum + count, 0)
  if (counted !== combinationsOf(reels)) throw new RangeError('a spin wins more than its histogram has room for')
  return counts
}

/** The sums of a histogram. `countBits` is the number of bits that its packed outcomes have for scatters. */
export function censusOf(histogram: Histogram, coinsPerBet: number, countBits = 3): SpinCensus {
  const countMask = (1 << countBits) - 1
  const byScatters = new Float64Array(countMask + 1)
  const missesByScatters = new Float64Array(countMask + 1)
  const census = { combinations: 0, coins: 0, coinSquares: 0, hits: 0, overBet: 0, topCoins: 0 }
  for (let packed = 0; packed < histogram.length; packed++) {
    const count = histogram[packed]!
    if (count === 0) continue
    const won = packed >>> countBits
    census.combinations += count
    byScatters[packed & countMask]! += count
    if (won === 0) missesByScatters[packed & countMask]! += count
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

function withoutTrailingZeros(counts: Float64Array): number[] {
  const last = counts.findLastIndex(count => count > 0)
  return Array.from(counts.subarray(0, last + 1))
}
