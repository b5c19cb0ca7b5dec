import { type Cell, cellAt, reelOf, rowOf, type SymbolCode } from '../../events.ts'

export interface Cluster {
  symbol: SymbolCode
  /** In reading order, wilds included. */
  cells: Cell[]
}

/**
 * Groups of a symbol that touch by their sides, by symbol in the given order, each found at its first cell in reading
 * order. Wilds join every group that they touch; a group has one cell of its symbol at least.
 */
export function clustersOf(columns: readonly string[], symbols: readonly SymbolCode[], least: number): Cluster[] {
  const cells = columns[0] ? inReadingOrder(columns.length, columns[0].length) : []
  return symbols.flatMap(symbol => {
    const seen = new Set<Cell>()
    return cells.flatMap(cell => {
      if (seen.has(cell) || shownAt(columns, cell) !== symbol) return []
      const group = groupFrom(columns, cell, symbol)
      for (const member of group) seen.add(member)
      return group.size >= least ? [{ symbol, cells: cells.filter(member => group.has(member)) }] : []
    })
  })
}

function inReadingOrder(reels: number, rows: number): Cell[] {
  return Array.from({ length: rows * reels }, (_, i) => cellAt(i % reels, Math.floor(i / reels)))
}

const shownAt = (columns: readonly string[], cell: Cell) => columns[reelOf(cell)]?.[rowOf(cell)]

function groupFrom(columns: readonly string[], start: Cell, symbol: SymbolCode): Set<Cell> {
  const group = new Set([start])
  // A set goes through what is added to it on the way.
  for (const cell of group) {
    for (const beside of [cell - 1, cell + 1, cell - 10, cell + 10]) {
      const shown = shownAt(columns, beside)
      if (shown === symbol || shown === 'W') group.add(beside)
    }
  }
  return group
}
