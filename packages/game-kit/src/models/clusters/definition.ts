import type { SymbolCode } from '../../events.ts'
import type { Definition, Variant } from '../model.ts'
import type { FiniteBook } from '../shared/finite-book.ts'
import { CLUSTER_SIZES, PAYS } from './paytable.ts'

/** Model e: clusters on 7 x 7 cells, cascades with step multipliers, one spark a round; a finite book (games book 1.3.e). */
export interface ClustersDefinition extends Definition {
  /** Columns and rows of the grid. */
  side: number
  book: FiniteBook
  /** Weights sum to 64 and are walked in this order. */
  symbols: readonly { symbol: SymbolCode; weight: number }[]
  /** The least cluster of each column of the pays. */
  clusterSizes: readonly number[]
  /** Multiplier of the first, second, ... step; the last one stays. */
  multipliers: readonly number[]
  /** Once a round, when nothing wins and so many cells were removed, so many draws turn cells wild. */
  spark: { afterRemoved: number; draws: number }
}

export function clustersDefinition(variant: Variant): ClustersDefinition {
  return {
    model: 'e',
    version: 1,
    variant,
    coinsPerBet: 20,
    capMultiple: null,
    side: 7,
    book: { id: 69, salt: 0xba12e001, bits: 24 },
    symbols: [
      { symbol: '1', weight: 6 },
      { symbol: '2', weight: 8 },
      { symbol: '3', weight: 10 },
      { symbol: '4', weight: 12 },
      { symbol: '5', weight: 13 },
      { symbol: '6', weight: 15 },
    ],
    clusterSizes: CLUSTER_SIZES,
    pays: PAYS[variant],
    multipliers: [1, 1, 2, 2, 3, 3, 5, 5, 10],
    spark: { afterRemoved: 20, draws: 5 },
  }
}
