import { type ModelFacts, paytableRows, VARIANTS, type Variant } from '../model.ts'
import { spinMoments } from '../shared/deviation.ts'
import { freeSpinFacts, missChances } from '../shared/free-spin-facts.ts'
import { byVariant, PaysTally } from '../shared/pays-tally.ts'
import {
  censusOf,
  type Histogram,
  type SpinCensus,
  scatterChances,
  storedCensus,
  takeHistograms,
} from '../shared/spin-census.ts'
import { combinationsOf } from '../shared/strips.ts'
import { waysInClosedForm } from '../shared/ways.ts'
import { BASE_CENSUS, CAP_CHANCE_BOUND, FREE_CENSUS } from './census.ts'
import { waysCascadeDefinition } from './definition.ts'
import { compileSpin } from './evaluate.ts'
import { PAYS } from './paytable.ts'

/**
 * Counts every combination of the base or the free strips with all cascades; takes some ten seconds.
 * `ways` is ways x multiplier over all combinations, by symbol, for 1 to 5 of a kind: it does not depend on the pays.
 * `histograms` have the combinations by outcome, as bounds of the cap read them.
 */
export function waysCascadeCensus(strips: 'base' | 'free'): {
  censuses: Record<Variant, SpinCensus>
  ways: Record<string, number[]>
  histograms: Record<Variant, Histogram>
} {
  const definition = waysCascadeDefinition('0.96')
  const isBase = strips === 'base'
  const reels = isBase ? definition.reels : definition.freeReels
  const multipliers = isBase ? definition.multipliers : definition.freeMultipliers
  const tally = new PaysTally(PAYS)
  const histograms = takeHistograms(compileSpin(definition, reels, multipliers, tally), tally, reels)
  return {
    censuses: byVariant(VARIANTS.map(variant => censusOf(histograms[variant], definition.coinsPerBet))),
    ways: tally.ways(Object.keys(definition.pays), reels.length),
    histograms,
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
