import type { ModelFacts } from '../model.ts'
import { expectedSpins, type FreeSpinRule, featureProduct } from './free-spins.ts'
import { meanOf, type SpinCensus, scatterChances } from './spin-census.ts'

export interface FreeSpinFigures {
  base: SpinCensus
  coinsPerBet: number
  rule: FreeSpinRule
  /** Chance of each number of scatters in a free spin, and of each together with no win. */
  freeChances: readonly number[]
  freeMisses: readonly number[]
  /** Mean return of one free spin, in bets. */
  spinMean: number
}

type RoundFacts = Pick<ModelFacts, 'rtp' | 'baseRtp' | 'featureRtp' | 'hitRate' | 'featureChance' | 'featureMean'>

/** Exact figures of a round: base + expected free spins x free-spin mean, the limit of spins included. */
export function freeSpinFacts(figures: FreeSpinFigures): RoundFacts {
  const { base, coinsPerBet, rule, freeChances, freeMisses, spinMean } = figures
  const chances = scatterChances(base)
  let featureChance = 0
  let spinsPerRound = 0
  let hitRate = base.hits / base.combinations
  for (const [count, spins] of Object.entries(rule.awards)) {
    const chance = chances[Number(count)] ?? 0
    featureChance += chance
    spinsPerRound += chance * expectedSpins(rule, spins, freeChances)
    // A losing spin with free spins still pays unless every one of them loses.
    const missed = (base.missesByScatters[Number(count)] ?? 0) / base.combinations
    if (missed > 0) hitRate += missed * (1 - featureProduct(rule, spins, freeMisses))
  }
  const baseRtp = meanOf(base, coinsPerBet)
  const featureRtp = spinsPerRound * spinMean
  const featureMean = featureRtp / featureChance
  return { rtp: baseRtp + featureRtp, baseRtp, featureRtp, hitRate, featureChance, featureMean }
}

/** Chances of each number of scatters together with no win. */
export function missChances(census: SpinCensus): number[] {
  return census.missesByScatters.map(count => count / census.combinations)
}
