/** Pays in coins by symbol and length. */
export type Pays = Record<string, number[]>
/** A grid as lists of symbols, one a reel, from the top. */
export type Grid = string[][]

export const countOf = (grid: Grid, symbol: string): number => grid.flat().filter(shown => shown === symbol).length

/** Coins of all lines. */
export const lines = (grid: Grid, rows: number[][], pays: Pays): number =>
  rows.reduce(
    (sum, line) =>
      sum +
      lineCoins(
        line.map((row, reel) => grid[reel]![row]!),
        pays,
      ),
    0,
  )

function lineCoins(shown: string[], pays: Pays): number {
  const first = shown.find(symbol => symbol !== 'W') ?? 'W'
  const [wilds, run] = [['W'], ['W', first]].map(of => {
    const end = shown.findIndex(symbol => !of.includes(symbol))
    return end < 0 ? shown.length : end
  })
  return Math.max(pays[first]?.[run! - 1] ?? 0, pays.W?.[wilds! - 1] ?? 0)
}

export interface Ways {
  coins: number
  /** Cells that won, as `reel,row`. */
  cells: Set<string>
}

export function ways(grid: Grid, pays: Pays): Ways {
  const won: Ways = { coins: 0, cells: new Set() }
  for (const [symbol, pay] of Object.entries(pays)) {
    const matching = grid.map(reel => reel.flatMap((shown, row) => (shown === symbol || shown === 'W' ? [row] : [])))
    const end = matching.findIndex(rows => rows.length === 0)
    const run = matching.slice(0, end < 0 ? grid.length : end)
    const coins = run.reduce((product, rows) => product * rows.length, pay[run.length - 1] ?? 0)
    if (coins === 0) continue
    won.coins += coins
    for (const [reel, rows] of run.entries()) for (const row of rows) won.cells.add(`${reel},${row}`)
  }
  return won
}

/** Groups of touching cells by symbol: coins of all of them, and their cells. */
export function clusters(grid: Grid, sizes: number[], pays: Pays): Ways {
  const won: Ways = { coins: 0, cells: new Set() }
  for (const symbol of Object.keys(pays)) {
    const left = new Set(grid.flatMap((reel, x) => reel.flatMap((shown, y) => (shown === symbol ? [`${x},${y}`] : []))))
    while (left.size > 0) {
      const group = new Set([left.values().next().value!])
      for (const cell of group) {
        const [x, y] = cell.split(',').map(Number) as [number, number]
        for (const [i, j] of [
          [x - 1, y],
          [x + 1, y],
          [x, y - 1],
          [x, y + 1],
        ] as const)
          if ([symbol, 'W'].includes(grid[i]?.[j] ?? '')) group.add(`${i},${j}`)
      }
      for (const cell of group) left.delete(cell)
      const size = sizes.findLastIndex(least => group.size >= least)
      if (size < 0) continue
      won.coins += pays[symbol]![size]!
      for (const cell of group) won.cells.add(cell)
    }
  }
  return won
}

/** Won cells vanish, others fall, and `next` fills each column from its lowest empty cell up. */
export const fall = (grid: Grid, gone: Set<string>, next: (reel: number) => string): Grid =>
  grid.map((reel, x) => {
    const kept = reel.filter((_, y) => !gone.has(`${x},${y}`))
    while (kept.length < reel.length) kept.unshift(next(x))
    return kept
  })
