import type { ModelFacts, Pays, PaytableRow, Variant } from '../model.ts'
import { type BookCensus, bookMean, takeBookCensus } from '../shared/book-census.ts'
import { bookMoments, deviationOf } from '../shared/deviation.ts'
import { BOOK, SPARKS } from './census.ts'
import { type ClustersDefinition, clustersDefinition } from './definition.ts'
import { compileRound } from './evaluate.ts'

/** What every entry of the book gives; takes some ten seconds. */
export interface ClustersCensus {
  census: BookCensus
  /** Entries with a spark, and the coins won from it on. */
  sparks: number
  sparkCoins: number
  /** Clusters x multiplier over all entries, by symbol and column of the pays: they do not depend on the pays. */
  clusters: Record<string, number[]>
}

export function clustersCensus(variant: Variant): ClustersCensus {
  const definition = clustersDefinition(variant)
  const hits = new Float64Array(16 * 16)
  const round = compileRound(definition, hits)
  let sparks = 0
  let sparkCoins = 0
  const coinsOf = (index: number): number => {
    const coins = round.play(index)
    if (round.sparkCoins >= 0) {
      sparks++
      sparkCoins += round.sparkCoins
    }
    return coins
  }
  const census = takeBookCensus(coinsOf, definition.book.bits, definition.coinsPerBet)
  const clusters = Object.keys(definition.pays).map(symbol => {
    const first = Number(symbol) * 16
    return [symbol, Array.from(hits.subarray(first, first + definition.clusterSizes.length))]
  })
  return { census, sparks, sparkCoins, clusters: Object.fromEntries(clusters) }
}

/** Exact figures of a round: the book's own. What comes after the spark counts as the feature. */
export function clustersFacts(variant: Variant): ModelFacts {
  const definition = clustersDefinition(variant)
  const { coinsPerBet } = definition
  const census = BOOK[variant]
  const { sparks, coins } = SPARKS[variant]
  const rtp = bookMean(census, coinsPerBet)
  const featureRtp = coins / census.entries / coinsPerBet
  return {
    rtp,
    baseRtp: rtp - featureRtp,
    featureRtp,
    hitRate: census.hits / census.entries,
    deviation: deviationOf(bookMoments(census, coinsPerBet)),
    featureChance: sparks / census.entries,
    featureMean: coins / sparks / coinsPerBet,
    capMultiple: definition.capMultiple,
    capChance: 0,
    topWinMultiple: census.topCoins / coinsPerBet,
    topPrize: { multiple: census.topCoins / coinsPerBet, chance: 1 / census.entries, isUpperBound: false },
    volatility: 'low',
    coinsPerBet,
    paytable: clusterRows(definition),
  }
}

/** Rows from the best symbol to the least, coins by the least size of each column. */
function clusterRows({ pays, clusterSizes }: ClustersDefinition): PaytableRow[] {
  return Object.entries(pays satisfies Pays).map(([symbol, coins]) => ({
    symbol,
    coins: Object.fromEntries(coins.map((coin, column) => [clusterSizes[column]!, coin])),
  }))
}
