import { type FreeSpinRule, featureProduct } from './free-spins.ts'
import type { Histogram } from './spin-census.ts'

/** One kind of free spins that a feature may have. */
export interface FreeSpinKind {
  chance: number
  histogram: Histogram
}

/**
 * Upper bounds of what a maximum win does to a model with free spins: the chance that a round reaches it, and the
 * return that is lost by it, in bets. For a win X, any t > 0 gives P(X >= cap) <= E[exp(tX)] exp(-t cap), and
 * E[max(X - cap, 0)] <= E[exp(tX)] exp(-t cap) / (t e); the moment of a whole round follows exactly from the
 * one-spin histograms through the free-spin chain, and t is chosen where the bound is least. Where the model draws what
 * the free spins are, `free` holds each kind with its chance.
 */
export function capBound(
  base: Histogram,
  free: Histogram | readonly FreeSpinKind[],
  rule: FreeSpinRule & { multiplier: number },
  capCoins: number,
  coinsPerBet: number,
): { chance: number; lostReturn: number } {
  const baseSpins = compact(base, 1)
  const kinds = free instanceof Float64Array ? [{ chance: 1, histogram: free }] : free
  const freeSpins = kinds.map(({ chance, histogram }) => ({ chance, wins: compact(histogram, rule.multiplier) }))
  const bound = (t: number): number => {
    const moments = momentsByScatters(baseSpins, t)
    const freeMoments = freeSpins.map(({ chance, wins }) => ({ chance, moments: momentsByScatters(wins, t) }))
    const feature = (spins: number) =>
      freeMoments.reduce((sum, kind) => sum + kind.chance * featureProduct(rule, spins, kind.moments), 0)
    const round = moments.reduce((sum, moment, scatters) => {
      const spins = rule.awards[scatters] ?? 0
      return sum + moment * (spins > 0 ? feature(spins) : 1)
    }, 0)
    return round * Math.exp(-t * capCoins)
  }
  let best = { chance: 1, lostReturn: 1 }
  for (let t = 1e-5; t < 0.1; t *= 1.1) {
    const chance = bound(t)
    if (chance < best.chance) best = { chance, lostReturn: chance / (t * Math.E) / coinsPerBet }
  }
  return best
}

interface WeightedWin {
  coins: number
  scatters: number
  chance: number
}

function compact(histogram: Histogram, multiplier: number): WeightedWin[] {
  const total = histogram.reduce((sum, count) => sum + count, 0)
  const wins: WeightedWin[] = []
  histogram.forEach((count, packed) => {
    if (count > 0) wins.push({ coins: (packed >>> 3) * multiplier, scatters: packed & 7, chance: count / total })
  })
  return wins
}

function momentsByScatters(wins: readonly WeightedWin[], t: number): number[] {
  const moments = [0, 0, 0, 0, 0, 0]
  for (const { coins, scatters, chance } of wins) moments[scatters]! += chance * Math.exp(t * coins)
  return moments
}
