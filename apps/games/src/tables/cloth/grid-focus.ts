/** Where a cell lies. */
export interface CellRect {
  x: number
  y: number
  width: number
  height: number
}

const stepOf: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/**
 * The cell that an arrow key leads to: the nearest ahead, where what lies aside counts three times as far. Null for other
 * keys and at the edge.
 */
export function cellAhead<Cell>(cells: readonly (readonly [Cell, CellRect])[], from: Cell, key: string): Cell | null {
  const step = stepOf[key]
  const start = cells.find(([cell]) => cell === from)?.[1]
  if (!step || !start) return null
  let [best, bestCost]: [Cell | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const [cell, rect] of cells) {
    const across = rect.x + rect.width / 2 - start.x - start.width / 2
    const down = rect.y + rect.height / 2 - start.y - start.height / 2
    const ahead = across * step[0] + down * step[1]
    // A wide cell lies beside all that it spans.
    const gap =
      step[0] === 0
        ? gapOf(start.x, start.width, rect.x, rect.width)
        : gapOf(start.y, start.height, rect.y, rect.height)
    const aside = Math.abs(across * step[1]) + Math.abs(down * step[0])
    const cost = ahead + 3 * gap + aside / 100
    if (cell === from || ahead < 1 || gap > ahead || cost >= bestCost) continue
    best = cell
    bestCost = cost
  }
  return best
}

/** 0 for stretches of a line that overlap; else the distance of their middles, so that what only touches lies aside. */
function gapOf(a: number, aLength: number, b: number, bLength: number): number {
  const overlap = Math.min(a + aLength, b + bLength) - Math.max(a, b)
  return overlap > 1 ? 0 : Math.abs(b + bLength / 2 - a - aLength / 2)
}
