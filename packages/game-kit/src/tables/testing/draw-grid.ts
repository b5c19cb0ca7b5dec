/** Cells as rows of text, six rows; `.` where nothing is. */
export function drawGrid<C extends { column: number; row: number }>(
  cells: readonly C[],
  textOf: (cell: C) => string,
): string[] {
  const columns = Math.max(0, ...cells.map(({ column }) => column + 1))
  const rows = Array.from({ length: 6 }, () => Array<string>(columns).fill('.'))
  for (const cell of cells) rows[cell.row]![cell.column] = textOf(cell)
  return rows.map(row => row.join(''))
}
