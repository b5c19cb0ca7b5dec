import type { Rng } from '@baize/server-kit/outside'

const CENT_UNITS = 100n

/**
 * Cuts a pool into shares of at least the minimum: S − n·m at n − 1 sorted uniform cents, and the minimum added to each
 * piece. The shares sum to the pool exactly (rulebook section 5).
 * @param cuts where to cut, in cents of S − n·m
 */
export function sharesOf(poolUnits: bigint, minimumUnits: bigint, cuts: readonly number[]): bigint[] {
  const rest = poolUnits - minimumUnits * BigInt(cuts.length + 1)
  const ends = [...cuts.toSorted((a, b) => a - b).map(cut => BigInt(cut) * CENT_UNITS), rest]
  return ends.map((end, place) => end - (ends[place - 1] ?? 0n) + minimumUnits)
}

/** Shares of a pool, cut at random. */
export function cutPool(poolUnits: bigint, shares: number, minimumUnits: bigint, rng: Rng): bigint[] {
  const restCents = Number((poolUnits - minimumUnits * BigInt(shares)) / CENT_UNITS)
  return sharesOf(
    poolUnits,
    minimumUnits,
    Array.from({ length: shares - 1 }, () => rng.below(restCents + 1)),
  )
}
