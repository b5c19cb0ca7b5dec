import { type ModelFacts, paytableRows, type Variant } from '../model.ts'
import { deviationOf, spinMoments } from '../shared/deviation.ts'
import { meanOf, type SpinCensus, storedCensus } from '../shared/spin-census.ts'
import { combinationsOf, frequencies, windowsByStop } from '../shared/strips.ts'
import { CENSUS } from './census.ts'
import { type ClassicDefinition, classicDefinition } from './definition.ts'
import { compileGrids } from './evaluate.ts'

/** Counts every combination of the strips of a variant; all 32,768 take milliseconds. */
export function classicCensus(variant: Variant): SpinCensus {
  const definition = classicDefinition(variant)
  const census = { coins: 0, coinSquares: 0, hits: 0, overBet: 0, topCoins: 0 }
  const wins = compileGrids(definition)
  for (const coins of wins) {
    if (coins === 0) continue
    census.hits++
    census.coins += coins
    census.coinSquares += coins * coins
    if (coins > definition.coinsPerBet) census.overBet++
    if (coins > census.topCoins) census.topCoins = coins
  }
  const combinations = wins.length
  return { combinations, ...census, byScatters: [combinations], missesByScatters: [combinations - census.hits] }
}

/**
 * Sum of all combinations' wins in coins without playing any: lines by symbol frequencies, and for each symbol the full
 * grids, whose five lines pay once more for every step of the multiplier above one.
 */
export function classicCoinsInClosedForm({ reels, rows, lines, pays, fullGridMultiplier }: ClassicDefinition): number {
  const counts = reels.map(frequencies)
  const product = (of: (reel: number) => number) => reels.reduce((sum, _, reel) => sum * of(reel), 1)
  const wildLines = product(reel => counts[reel]!.W ?? 0)
  let coins = lines.length * wildLines * pays.W![2]!
  for (const [symbol, row] of Object.entries(pays)) {
    if (symbol === 'W') continue
    const matching = product(reel => (counts[reel]![symbol] ?? 0) + (counts[reel]!.W ?? 0))
    coins += lines.length * (matching - wildLines) * row[2]!
    coins += (fullGridMultiplier - 1) * lines.length * row[2]! * fullGrids(reels, rows, symbol)
  }
  return coins
}

/** Combinations whose cells all show the symbol or a wild. */
export function fullGrids(reels: readonly string[], rows: number, symbol: string): number {
  return reels.reduce((ways, strip) => {
    const full = windowsByStop(strip, rows).filter(column =>
      [...column].every(shown => shown === 'W' || shown === symbol),
    )
    return ways * full.length
  }, 1)
}

/** Exact figures of a round: there is no feature. */
export function classicFacts(variant: Variant): ModelFacts {
  const definition = classicDefinition(variant)
  const { coinsPerBet, pays, reels, lines } = definition
  const census = storedCensus(CENSUS, variant)
  const rtp = meanOf(census, coinsPerBet)
  const wildLines = reels.reduce((ways, strip) => ways * (frequencies(strip).W ?? 0), lines.length)
  return {
    rtp,
    baseRtp: rtp,
    featureRtp: 0,
    hitRate: census.hits / census.combinations,
    deviation: deviationOf(spinMoments(census, coinsPerBet)),
    featureChance: 0,
    featureMean: 0,
    capMultiple: definition.capMultiple,
    capChance: 0,
    topWinMultiple: census.topCoins / coinsPerBet,
    // Each reel has one wild, so no round shows two lines of wilds and the chance is exact.
    topPrize: { multiple: pays.W![2]! / coinsPerBet, chance: wildLines / combinationsOf(reels), isUpperBound: false },
    volatility: 'medium',
    coinsPerBet,
    paytable: paytableRows(pays),
  }
}
