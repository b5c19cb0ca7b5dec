import type { Draws } from '../../draws.ts'
import { type Cell, cellAt, type SymbolCode } from '../../events.ts'
import type { Outcome } from '../model.ts'
import { fallAndFill } from '../shared/fall.ts'
import { BookEntry, tableOf64 } from '../shared/finite-book.ts'
import { addWin, closeRound, openRound, type RoundLog } from '../shared/round-log.ts'
import { clustersOf } from './clusters.ts'
import type { ClustersDefinition } from './definition.ts'

/** One round of model e. Draws: the index of the book's entry; everything else follows from it. */
export function playClusters(definition: ClustersDefinition, betUnits: number, draws: Draws): Outcome {
  const round = openRound(definition, betUnits)
  const { book, side, multipliers, spark } = definition
  const index = draws.below(2 ** book.bits)
  const entry = new BookEntry(book)
  entry.open(index)
  const table = tableOf64(definition.symbols.map(({ symbol, weight }) => [symbol, weight]))
  const drawn = () => table[entry.of64()]!
  let columns = firstGrid(side, drawn)
  round.events.push({ type: 'book', book: book.id, index }, { type: 'grid', columns })
  let removed = 0
  let hasSparked = false
  for (let step = 0; ; ) {
    const gone = addClusterWins(definition, round, columns, multiplierAt(multipliers, step))
    if (gone.length === 0) {
      if (hasSparked || removed < spark.afterRemoved) return closeRound(round)
      hasSparked = true
      const cells = Array.from({ length: spark.draws }, () => entry.below(side * side)).map(place =>
        cellAt(place % side, Math.floor(place / side)),
      )
      columns = withWilds(columns, cells)
      round.events.push({ type: 'spark', cells: [...new Set(cells)], columns })
      continue
    }
    step++
    removed += gone.length
    const fallen = fallAndFill(columns, gone, drawn)
    columns = fallen.columns
    round.events.push(
      { type: 'multiplier', value: multiplierAt(multipliers, step) },
      { type: 'remove', cells: gone },
      { type: 'refill', ...fallen },
    )
  }
}

function multiplierAt(multipliers: readonly number[], step: number): number {
  return multipliers[Math.min(step, multipliers.length - 1)]!
}

/** The first cells are drawn in reading order. */
function firstGrid(side: number, drawn: () => SymbolCode): string[] {
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, drawn))
  return Array.from({ length: side }, (_, reel) => rows.map(row => row[reel]).join(''))
}

/** Tells the wins of all clusters and answers their cells, each once. */
function addClusterWins(
  { symbols, clusterSizes, pays }: ClustersDefinition,
  round: RoundLog,
  columns: readonly string[],
  multiplier: number,
): Cell[] {
  const order = symbols.map(({ symbol }) => symbol)
  const clusters = clustersOf(columns, order, clusterSizes[0]!)
  for (const { symbol, cells } of clusters) {
    const count = cells.length
    const coins = pays[symbol]![clusterSizes.findLastIndex(least => count >= least)]!
    addWin(round, { kind: 'cluster', id: 0, symbol, count, cells, coins, multiplier })
  }
  return [...new Set(clusters.flatMap(({ cells }) => cells))].sort((a, b) => a - b)
}

function withWilds(columns: readonly string[], cells: readonly Cell[]): string[] {
  const wild = new Set(cells)
  return columns.map((column, reel) =>
    Array.from(column, (symbol, row) => (wild.has(cellAt(reel, row)) ? 'W' : symbol)).join(''),
  )
}
