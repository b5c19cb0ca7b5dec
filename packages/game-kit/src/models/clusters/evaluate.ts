import type { Draws } from '../../draws.ts'
import { BookEntry, tableOf64 } from '../shared/finite-book.ts'
import { symbolId, WILD } from '../shared/strips.ts'
import { Boards } from './boards.ts'
import type { ClustersDefinition } from './definition.ts'

/** Clusters x multiplier summed by symbol x 16 + column of the pays, when an enumeration asks for it. */
export type ClusterHits = Float64Array

/** The win of an entry in coins, and what of it came after the spark; -1 where there was none. */
export interface ClusterRound {
  play(index: number): number
  readonly sparkCoins: number
}

/** Prepares tables for one definition; with `hits` the clusters are counted there as well. */
export function compileRound(definition: ClustersDefinition, hits?: ClusterHits): ClusterRound {
  const { book, side, multipliers, spark, clusterSizes, pays } = definition
  const cells = side * side
  const table = Uint8Array.from(
    tableOf64(definition.symbols.map(({ symbol, weight }) => [symbolId(symbol), weight] as const)),
  )
  const columnOfSize = Uint8Array.from({ length: cells + 1 }, (_, size) =>
    Math.max(
      0,
      clusterSizes.findLastIndex(least => size >= least),
    ),
  )
  const coinsOf = Int32Array.from({ length: 16 * 16 }, (_, i) => pays[i >> 4]?.[i & 15] ?? 0)
  const ids = Uint8Array.from(definition.symbols, ({ symbol }) => symbolId(symbol))
  const least = clusterSizes[0]!
  const entry = new BookEntry(book)
  const boards = new Boards(entry, table)

  const won = (id: number, size: number): number => {
    const column = id * 16 + columnOfSize[size]!
    if (hits) hits[column]! += multiplier
    return coinsOf[column]! * multiplier
  }
  let multiplier = 1

  const round = {
    sparkCoins: -1,
    play(index: number): number {
      entry.open(index)
      boards.fill()
      round.sparkCoins = -1
      let coins = 0
      let beforeSpark = -1
      let removed = 0
      for (let step = 0; ; ) {
        multiplier = multipliers[step < multipliers.length ? step : multipliers.length - 1]!
        const gained = boards.findGroups(ids, least, won)
        if (gained > 0) {
          coins += gained
          removed += boards.fall()
          step++
          continue
        }
        if (beforeSpark >= 0 || removed < spark.afterRemoved) break
        beforeSpark = coins
        for (let n = 0; n < spark.draws; n++) boards.set(entry.below(cells), WILD)
      }
      if (beforeSpark >= 0) round.sparkCoins = coins - beforeSpark
      return coins
    },
  }
  return round
}

/** The win of a round of model e in coins; the same draws give the same win as `playClusters`. */
export function clustersEvaluator(definition: ClustersDefinition): (draws: Draws) => number {
  const round = compileRound(definition)
  const entries = 2 ** definition.book.bits
  return draws => round.play(draws.below(entries))
}
