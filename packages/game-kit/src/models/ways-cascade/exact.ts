import { type ModelFacts, paytableRows, type Variant } from '../model.ts'
import { spinMoments } from '../shared/deviation.ts'
import { freeSpinFacts, missChances } from '../shared/free-spin-facts.ts'
import {
  censusOf,
  type Histogram,
  type SpinCensus,
  scatterChances,
  storedCensus,
  takeHistogram,
} from '../shared/spin-census.ts'
import { combinationsOf } from '../shared/strips.ts'
import { waysInClosedForm } from '../shared/ways.ts'
import { BASE_CENSUS, CAP_CHANCE_BOUND, FREE_CENSUS } from './census.ts'
import { waysCascadeDefinition } from './definition.ts'
import { compileSpin } from './evaluate.ts'

/**
 * Counts every combination of the base or the free strips of a variant with all cascades; takes some seconds.
 * `ways` is ways x multiplier over all combinations, by symbol, for 1 to 5 of a kind: it does not depend on the pays.
 * `histogram` has the combinations by outcome, as bounds of the cap read it.
 */
export function waysCascadeCensus(
  variant: Variant,
  strips: 'base' | 'free',
): { census: SpinCensus; ways: Record<string, number[]>; histogram: Histogram } {
  const definition = waysCascadeDefinition(variant)
  const isBase = strips === 'base'
  const reels = isBase ? definition.reels : definition.freeReels
  const multipliers = isBase ? definition.multipliers : definition.freeMultipliers
  const hits = new Float64Array(16 * 8)
  const histogram = takeHistogram(compileSpin(definition, reels, multipliers, hits), reels)
  const ways = Object.keys(definition.pays).map(symbol => {
    const first = Number(symbol) * 8 + 1
    return [symbol, Array.from(hits.subarray(first, first + 5))]
  })
  return {
    census: censusOf(histogram, definition.coinsPerBet),
    ways: Object.fromEntries(ways),
    histogram,
  }
}

/** Exact figures of a round: base + expected free spins x free-spin mean, the limit of spins included. */
export function waysCascadeFacts(variant: Variant): ModelFacts {
  const definition = waysCascadeDefinition(variant)
  const { coinsPerBet, freeSpins, pays, reels, rows } = definition
  const base = storedCensus(BASE_CENSUS, variant)
  const free = storedCensus(FREE_CENSUS, variant)
  return {
    ...freeSpinFacts({
      base,
      coinsPerBet,
      rule: freeSpins,
      freeChances: scatterChances(free),
      freeMisses: missChances(free),
      spins: [{ share: 1, spin: spinMoments(free, coinsPerBet) }],
    }),
    capMultiple: definition.capMultiple,
    capChance: CAP_CHANCE_BOUND[variant],
    topWinMultiple: definition.capMultiple,
    topPrize: {
      multiple: pays[1]![4]! / coinsPerBet,
      chance: waysInClosedForm(reels, rows, '1')[4]! / combinationsOf(reels),
      isUpperBound: true,
    },
    volatility: 'medium-high',
    coinsPerBet,
    paytable: paytableRows(pays),
  }
}
