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
import { combinationsOf } from '../shared/strips.ts'
import { BASE_CENSUS, CAP_CHANCE_BOUND, FREE_CENSUS } from './census.ts'
import { type ExpandingWildsDefinition, expandingWildsDefinition } from './definition.ts'
import { compileSpin } from './evaluate.ts'

/** Every combination of the base or the free strips of a variant; takes a second or two. */
export function expandingWildsHistogram(variant: Variant, strips: 'base' | 'free'): Histogram {
  const definition = expandingWildsDefinition(variant)
  const reels = strips === 'base' ? definition.reels : definition.freeReels
  return takeHistogram(compileSpin(definition, strips), reels)
}

export function expandingWildsCensus(variant: Variant, strips: 'base' | 'free'): SpinCensus {
  return censusOf(expandingWildsHistogram(variant, strips), expandingWildsDefinition(variant).coinsPerBet)
}

/**
 * Sum of all combinations' wins in coins without playing any: products of symbol frequencies. In free spins the
 * frequencies are those of a line's own row once wilds have expanded.
 */
export function expandingWildsCoinsInClosedForm(definition: ExpandingWildsDefinition, strips: 'base' | 'free'): number {
  const { lines, pays, rows } = definition
  const reels = strips === 'base' ? definition.reels : definition.freeReels
  if (strips === 'base') return lineCoins(reels, lines.length, pays)
  return lines.reduce((coins, line) => {
    const seen = reels.map((strip, reel) => seenInRow(strip, line[reel]!, rows))
    return coins + lineCoins(seen, 1, pays)
  }, 0)
}

/** What one row of a reel shows at each stop once wilds have expanded, as a strip. */
function seenInRow(strip: string, row: number, rows: number): string {
  return Array.from(strip, (_, stop) => {
    const column = Array.from({ length: rows }, (_, i) => strip[(stop + i) % strip.length])
    return column.includes('W') ? 'W' : column[row]
  }).join('')
}

/** Exact figures of a round: base + expected free spins x free-spin mean, the limit of spins included. */
export function expandingWildsFacts(variant: Variant): ModelFacts {
  const definition = expandingWildsDefinition(variant)
  const { coinsPerBet, freeSpins, pays, reels, lines } = definition
  const free = storedCensus(FREE_CENSUS, variant)
  return {
    ...freeSpinFacts({
      base: storedCensus(BASE_CENSUS, variant),
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
