import { type ModelFacts, paytableRows, type Variant } from '../model.ts'
import { spinMoments, timesOf } from '../shared/deviation.ts'
import { freeSpinFacts, missChances } from '../shared/free-spin-facts.ts'
import { lineCoins, lineHits } from '../shared/line-hits.ts'
import {
  censusOf,
  type Histogram,
  type SpinCensus,
  scatterChances,
  storedCensus,
  takeHistogram,
} from '../shared/spin-census.ts'
import { combinationsBySum, combinationsOf, countsInWindow } from '../shared/strips.ts'
import { BASE_CENSUS, CAP_CHANCE_BOUND, FREE_CENSUS } from './census.ts'
import { type LinesDefinition, linesDefinition } from './definition.ts'
import { compileSpin } from './evaluate.ts'

/** Every combination of the base or the free strips of a variant; takes a second or two. */
export function linesHistogram(variant: Variant, strips: 'base' | 'free'): Histogram {
  const definition = linesDefinition(variant)
  const reels = strips === 'base' ? definition.reels : definition.freeReels
  return takeHistogram(compileSpin(definition, reels), reels)
}

export function linesCensus(variant: Variant, strips: 'base' | 'free'): SpinCensus {
  return censusOf(linesHistogram(variant, strips), linesDefinition(variant).coinsPerBet)
}

/** Sum of all combinations' wins in coins without playing any: products of symbol frequencies. */
export function linesCoinsInClosedForm(definition: LinesDefinition, reels: readonly string[]): number {
  const scatters = combinationsBySum(reels.map(strip => countsInWindow(strip, 'S', definition.rows)))
  const scatterBets = scatters.reduce((sum, n, count) => sum + n * (definition.scatterPays[count] ?? 0), 0)
  return lineCoins(reels, definition.lines.length, definition.pays) + scatterBets * definition.coinsPerBet
}

/** Exact figures of a round: base + expected free spins x free-spin mean, the limit of spins included. */
export function linesFacts(variant: Variant): ModelFacts {
  const definition = linesDefinition(variant)
  const { coinsPerBet, freeSpins, pays, reels, lines } = definition
  const base = storedCensus(BASE_CENSUS, variant)
  const free = storedCensus(FREE_CENSUS, variant)
  return {
    ...freeSpinFacts({
      base,
      coinsPerBet,
      rule: freeSpins,
      freeChances: scatterChances(free),
      freeMisses: missChances(free),
      spins: [{ share: 1, spin: timesOf(spinMoments(free, coinsPerBet), freeSpins.multiplier) }],
    }),
    capMultiple: definition.capMultiple,
    capChance: CAP_CHANCE_BOUND[variant],
    topWinMultiple: definition.capMultiple,
    topPrize: {
      multiple: pays[1]![4]! / coinsPerBet,
      chance: lineHits(reels, lines.length, ['1'])[1]![4]! / combinationsOf(reels),
      isUpperBound: true,
    },
    volatility: 'medium',
    coinsPerBet,
    paytable: paytableRows(pays),
  }
}
