import { type ModelFacts, paytableRows, type Variant } from '../model.ts'
import { type BookCensus, bookMean, takeBookCensuses } from '../shared/book-census.ts'
import { bookMoments, deviationOfSum, sometimes } from '../shared/deviation.ts'
import { PaysTally } from '../shared/pays-tally.ts'
import { BASE_BOOK, FEATURE_BOOK, TRIGGERS } from './census.ts'
import { variableWaysDefinition } from './definition.ts'
import { type BookPlay, compileBase, compileFeature } from './evaluate.ts'
import { PAYS } from './paytable.ts'

/** What every entry of a book gives. */
export interface VariableWaysCensus {
  censuses: Record<Variant, BookCensus>
  /** Ways x multiplier over all entries, by symbol, for 1 to 6 of a kind: they do not depend on the pays. */
  ways: Record<string, number[]>
  /** Spins of all entries, and what they settled on: entries with the scatters of a feature, and those that pay nothing. */
  spins: number
  triggers: number
  missedTriggers: number
}

/** Plays every entry of a book once, for all variants; takes some fifteen seconds. */
export function variableWaysCensus(book: 'base' | 'feature'): VariableWaysCensus {
  const definition = variableWaysDefinition('0.96')
  const tally = new PaysTally(PAYS)
  const entries: BookPlay = book === 'base' ? compileBase(definition, tally) : compileFeature(definition, tally)
  const { bits } = book === 'base' ? definition.baseBook : definition.featureBook
  const counted = { spins: 0, triggers: 0, missedTriggers: 0 }
  const play = (index: number): void => {
    const coins = entries.play(index)
    counted.spins += entries.spins
    if (entries.scatters < definition.freeSpins.trigger) return
    counted.triggers++
    if (coins === 0) counted.missedTriggers++
  }
  return {
    censuses: takeBookCensuses(play, tally, bits, definition.coinsPerBet),
    ways: tally.ways(Object.keys(definition.pays), definition.reelCount),
    ...counted,
  }
}

/** Exact figures of a round: the base book's mean, and the feature book's as often as it starts. */
export function variableWaysFacts(variant: Variant): ModelFacts {
  const { coinsPerBet, capMultiple, pays } = variableWaysDefinition(variant)
  const [base, feature] = [BASE_BOOK[variant], FEATURE_BOOK[variant]]
  const featureChance = TRIGGERS.triggers / base.entries
  const featureMean = bookMean(feature, coinsPerBet)
  const baseRtp = bookMean(base, coinsPerBet)
  const featureRtp = featureChance * featureMean
  const featureHits = feature.hits / feature.entries
  const topFeature = feature.topCoins / coinsPerBet
  return {
    rtp: baseRtp + featureRtp,
    baseRtp,
    featureRtp,
    // A losing spin with a feature still pays unless the feature loses as well.
    hitRate: (base.hits + TRIGGERS.missedTriggers * featureHits) / base.entries,
    deviation: deviationOfSum(
      bookMoments(base, coinsPerBet),
      sometimes(featureChance, bookMoments(feature, coinsPerBet)),
    ),
    featureChance,
    featureMean,
    capMultiple,
    capChance: 0,
    topWinMultiple: base.topCoins / coinsPerBet + topFeature,
    topPrize: { multiple: topFeature, chance: featureChance / feature.entries, isUpperBound: false },
    volatility: 'high',
    coinsPerBet,
    paytable: paytableRows(pays),
  }
}
