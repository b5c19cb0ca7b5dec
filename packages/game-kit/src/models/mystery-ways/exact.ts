import { type ModelFacts, paytableRows, type Variant } from '../model.ts'
import { spinMoments } from '../shared/deviation.ts'
import { freeSpinFacts, missChances } from '../shared/free-spin-facts.ts'
import { payTotal } from '../shared/line-hits.ts'
import {
  censusOf,
  type Histogram,
  meanOf,
  type SpinCensus,
  scatterChances,
  storedCensus,
  takeHistogram,
} from '../shared/spin-census.ts'
import { combinationsOf, windowsByStop } from '../shared/strips.ts'
import { waysInClosedForm } from '../shared/ways.ts'
import { BASE_CENSUS, CAP_CHANCE_BOUND, FREE_CENSUS } from './census.ts'
import { type MysteryWaysDefinition, mysteryWaysDefinition } from './definition.ts'
import { compileSpin, revealedReels } from './evaluate.ts'

/**
 * Every combination of stops under every revealed symbol, each of the 64 weights as a combination of its own; takes some
 * seconds.
 */
export function mysteryWaysHistogram(variant: Variant, strips: 'base' | 'free'): Histogram {
  const definition = mysteryWaysDefinition(variant)
  const reels = strips === 'base' ? definition.reels : definition.freeReels
  const cases = definition.mystery.map(({ symbol, weight }) =>
    takeHistogram(compileSpin(definition, reels, symbol), reels).map(count => count * weight),
  )
  return cases.reduce((sum, counts) => sum.map((count, packed) => count + counts[packed]!))
}

export function mysteryWaysCensus(variant: Variant, strips: 'base' | 'free'): SpinCensus {
  return censusOf(mysteryWaysHistogram(variant, strips), mysteryWaysDefinition(variant).coinsPerBet)
}

/** Sum of all combinations' wins in coins without playing any: mean matching cells, reel by reel. */
export function mysteryWaysCoinsInClosedForm(definition: MysteryWaysDefinition, strips: 'base' | 'free'): number {
  const { mystery, pays, rows } = definition
  const reels = strips === 'base' ? definition.reels : definition.freeReels
  return mystery.reduce((coins, { symbol, weight }) => {
    const shown = revealedReels(reels, symbol)
    const ways = Object.fromEntries(Object.keys(pays).map(paid => [paid, waysInClosedForm(shown, rows, paid)]))
    return coins + weight * payTotal(ways, pays)
  }, 0)
}

/** Chance that all cells of a spin show the best symbol or wilds. */
function fullGridChance({ mystery, rows }: MysteryWaysDefinition, reels: readonly string[]): number {
  const { symbol: best } = mystery[0]!
  const total = mystery.reduce((sum, { weight }) => sum + weight, 0)
  const shown = mystery.reduce((sum, { symbol, weight }) => {
    const full = revealedReels(reels, symbol).map(
      strip =>
        windowsByStop(strip, rows).filter(column => Array.from(column).every(s => s === best || s === 'W')).length,
    )
    return sum + weight * full.reduce((product, stops) => product * stops, 1)
  }, 0)
  return shown / total / combinationsOf(reels)
}

/** Exact figures of a round: base + expected free spins x free-spin mean, the limit of spins included. */
export function mysteryWaysFacts(variant: Variant): ModelFacts {
  const definition = mysteryWaysDefinition(variant)
  const { coinsPerBet, freeSpins, pays, reels, freeReels } = definition
  const base = storedCensus(BASE_CENSUS, variant)
  const free = storedCensus(FREE_CENSUS, variant)
  const spinMean = meanOf(free, coinsPerBet)
  const round = freeSpinFacts({
    base,
    coinsPerBet,
    rule: freeSpins,
    freeChances: scatterChances(free),
    freeMisses: missChances(free),
    spins: [{ share: 1, spin: spinMoments(free, coinsPerBet) }],
  })
  const freeSpinsPerRound = round.featureRtp / spinMean
  return {
    ...round,
    capMultiple: definition.capMultiple,
    capChance: CAP_CHANCE_BOUND[variant],
    topWinMultiple: definition.capMultiple,
    topPrize: {
      multiple: base.topCoins / coinsPerBet,
      chance: fullGridChance(definition, reels) + freeSpinsPerRound * fullGridChance(definition, freeReels),
      isUpperBound: true,
    },
    volatility: 'medium-high',
    coinsPerBet,
    paytable: paytableRows(pays),
  }
}
