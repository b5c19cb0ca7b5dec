import type { Mark } from '../roads/logical.ts'

/**
 * Marks of a derived road by looking at the columns as they grow, cell by cell: beside the new cell and the one above it,
 * k columns back, both filled or both empty is red. The first cell of a column takes what its last run would have got
 * by going on, turned round.
 */
export function marksByDrawing(sides: readonly (string | null)[], k: number): Mark[] {
  const columns: string[][] = []
  const isFilled = (column: number, row: number) => row < (columns[column]?.length ?? 0)
  const compared = (column: number, row: number): Mark =>
    isFilled(column - k, row) === isFilled(column - k, row - 1) ? 'R' : 'U'
  const marks: Mark[] = []
  for (const side of sides) {
    if (side === null) continue
    const last = columns.at(-1)
    if (last?.[0] === side) {
      if (columns.length > k) marks.push(compared(columns.length - 1, last.length))
      last.push(side)
      continue
    }
    if (last && columns.length > k) marks.push(compared(columns.length - 1, last.length) === 'R' ? 'U' : 'R')
    columns.push([side])
  }
  return marks
}
