import { type ModelFacts, paytableRows, type Variant } from '../model.ts'
import { type Moments, spinMoments, sumOf } from '../shared/deviation.ts'
import { freeSpinFacts, missChances } from '../shared/free-spin-facts.ts'
import {
  censusOf,
  type Histogram,
  type SpinCensus,
  scatterChances,
  storedCensus,
  takeHistogram,
} from '../shared/spin-census.ts'
import { combinationsBySum, combinationsOf, windowsByStop } from '../shared/strips.ts'
import { BASE_CENSUS, CAP_CHANCE_BOUND } from './census.ts'
import { type BookDefinition, bookDefinition, type SpecialSymbol } from './definition.ts'
import { compileSpin } from './evaluate.ts'
import { expansionCoins } from './expansion.ts'

/** Every combination of the strips of a variant; takes a second. */
export function bookHistogram(variant: Variant): Histogram {
  const definition = bookDefinition(variant)
  return takeHistogram(compileSpin(definition), definition.reels)
}

export function bookCensus(variant: Variant): SpinCensus {
  return censusOf(bookHistogram(variant), bookDefinition(variant).coinsPerBet)
}

/** Combinations by the number of reels that show the symbol: closed form, the reels stop independently. */
export function combinationsByReels({ reels, rows }: BookDefinition, symbol: string): number[] {
  return combinationsBySum(
    reels.map(strip => windowsByStop(strip, rows).map(column => Number(column.includes(symbol)))),
  )
}

/** Return of one expansion of the special symbol over all combinations, in bets. */
export function expansionMoments(definition: BookDefinition, special: SpecialSymbol): Moments {
  const cases = combinationsByReels(definition, special.symbol)
  const sumOfPower = (power: number) =>
    cases.reduce(
      (sum, combinations, count) =>
        sum + combinations * (expansionCoins(definition, special, count) / definition.coinsPerBet) ** power,
      0,
    ) / combinationsOf(definition.reels)
  return { mean: sumOfPower(1), square: sumOfPower(2) }
}

/** Exact figures of a round: lines and books by enumeration, the expansions in closed form. */
export function bookFacts(variant: Variant): ModelFacts {
  const definition = bookDefinition(variant)
  const { coinsPerBet, freeSpins, pays, reels, specials } = definition
  const base = storedCensus(BASE_CENSUS, variant)
  const weights = specials.reduce((sum, { weight }) => sum + weight, 0)
  const spins = specials.map(special => ({
    share: special.weight / weights,
    spin: sumOf(spinMoments(base, coinsPerBet), expansionMoments(definition, special)),
  }))
  const spinMean = spins.reduce((sum, { share, spin }) => sum + share * spin.mean, 0)
  const round = freeSpinFacts({
    base,
    coinsPerBet,
    rule: freeSpins,
    freeChances: scatterChances(base),
    freeMisses: missChances(base),
    spins,
  })
  const best = specials[0]!
  const fullGrids = combinationsByReels(definition, best.symbol)[reels.length]! / combinationsOf(reels)
  return {
    ...round,
    capMultiple: definition.capMultiple,
    capChance: CAP_CHANCE_BOUND[variant],
    topWinMultiple: definition.capMultiple,
    // The best symbol on all five reels: at most once in each free spin of a feature that drew it.
    topPrize: {
      multiple: expansionCoins(definition, best, reels.length) / coinsPerBet,
      chance: (round.featureRtp / spinMean) * (best.weight / weights) * fullGrids,
      isUpperBound: true,
    },
    volatility: 'high',
    coinsPerBet,
    paytable: paytableRows(pays),
  }
}
