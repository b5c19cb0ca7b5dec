import type { ModelFacts } from '../model.ts'
import { deviationOfSum, type Moments, sometimes, spinMoments, spinsMoments } from './deviation.ts'
import { type FreeSpinRule, featureProduct, spinCountMoments } from './free-spins.ts'
import { meanOf, type SpinCensus, scatterChances } from './spin-census.ts'

export interface FreeSpinFigures {
  base: SpinCensus
  coinsPerBet: number
  rule: FreeSpinRule
  /** Chance of each number of scatters in a free spin, and of each together with no win. */
  freeChances: readonly number[]
  freeMisses: readonly number[]
  /** What one free spin returns, by the kinds of feature that there are and how often each comes. */
  spins: readonly { share: number; spin: Moments }[]
}

type RoundFacts = Pick<
  ModelFacts,
  'rtp' | 'baseRtp' | 'featureRtp' | 'hitRate' | 'featureChance' | 'featureMean' | 'deviation'
>

/** Exact figures of a round: base + expected free spins x free-spin mean, the limit of spins included. */
export function freeSpinFacts(figures: FreeSpinFigures): RoundFacts {
  const { base, coinsPerBet, rule, freeChances, freeMisses, spins: kinds } = figures
  const spinMean = kinds.reduce((sum, { share, spin }) => sum + share * spin.mean, 0)
  const chances = scatterChances(base)
  let featureChance = 0
  let spinsPerRound = 0
  const feature = { mean: 0, square: 0 }
  let hitRate = base.hits / base.combinations
  for (const [count, spins] of Object.entries(rule.awards)) {
    const chance = chances[Number(count)] ?? 0
    featureChance += chance
    const length = spinCountMoments(rule, spins, freeChances)
    spinsPerRound += chance * length.mean
    for (const { share, spin } of kinds) {
      const { mean, square } = sometimes(chance * share, spinsMoments(length, spin))
      feature.mean += mean
      feature.square += square
    }
    // A losing spin with free spins still pays unless every one of them loses.
    const missed = (base.missesByScatters[Number(count)] ?? 0) / base.combinations
    if (missed > 0) hitRate += missed * (1 - featureProduct(rule, spins, freeMisses))
  }
  const baseRtp = meanOf(base, coinsPerBet)
  const featureRtp = spinsPerRound * spinMean
  const featureMean = featureRtp / featureChance
  const deviation = deviationOfSum(spinMoments(base, coinsPerBet), feature)
  return { rtp: baseRtp + featureRtp, baseRtp, featureRtp, hitRate, deviation, featureChance, featureMean }
}

/** Chances of each number of scatters together with no win. */
export function missChances(census: SpinCensus): number[] {
  return census.missesByScatters.map(count => count / census.combinations)
}
