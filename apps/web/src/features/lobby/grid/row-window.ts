/** How a grid of equal tiles is laid out in the page. */
export interface GridShape {
  columns: number
  /** Height of a row, without the gap under it. */
  rowPx: number
  gapPx: number
  /** The grid's upper edge, from the top of the document. */
  topPx: number
}

/** Rows of a grid, from the first to the last one, both counted from 0. */
export interface RowWindow {
  first: number
  last: number
}

/** Rows kept above and below what is in sight: a turn of the wheel meets tiles, and their pictures load ahead. */
const rowsAround = 2

/** The rows in sight and some around them, whether the grid has come that far or not. */
export function rowWindow(shape: GridShape, scrollPx: number, screenPx: number): RowWindow {
  const rowAt = (px: number): number => Math.floor((px - shape.topPx) / (shape.rowPx + shape.gapPx))
  return { first: rowAt(scrollPx) - rowsAround, last: rowAt(scrollPx + screenPx) + rowsAround }
}

/**
 * Rows that stand in the document, in order, of as many as the grid has: the window, and the row that holds the focus with
 * its neighbours, so that the tab key goes on from where it was however far the page has been scrolled meanwhile.
 */
export function rowsToShow({ first, last }: RowWindow, focused: number | null, rows: number): number[] {
  const near = focused === null ? [] : [focused - 1, focused, focused + 1]
  const apart = near.filter(row => row < first || row > last)
  const window = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  return [...apart, ...window].filter(row => row >= 0 && row < rows).sort((a, b) => a - b)
}
