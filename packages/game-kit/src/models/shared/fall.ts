import { type Cell, cellAt, reelOf, type SymbolCode } from '../../events.ts'

/**
 * Cells above the removed ones fall, and every column fills from the left, each from its lowest empty cell up:
 * `drawn` gives the next symbol of a column. Answers how many were added to each, and the new grid.
 */
export function fallAndFill(
  columns: readonly string[],
  removed: readonly Cell[],
  drawn: (reel: number) => SymbolCode,
): { added: number[]; columns: string[] } {
  const gone = new Set(removed)
  const added = columns.map((_, reel) => removed.filter(cell => reelOf(cell) === reel).length)
  const filled = columns.map((column, reel) => {
    let shown = Array.from(column)
      .filter((_, row) => !gone.has(cellAt(reel, row)))
      .join('')
    for (let n = 0; n < added[reel]!; n++) shown = drawn(reel) + shown
    return shown
  })
  return { added, columns: filled }
}
