import { type Cell, cellAt, type SymbolCode } from '../../events.ts'
import type { Pays } from '../model.ts'
import { countsInWindow, frequencies } from './strips.ts'

export interface WaysWin {
  symbol: SymbolCode
  count: number
  cells: Cell[]
  /** Ways x pays. */
  coins: number
}

/** Ways wins from the left, by symbol from best to least; wilds count for every symbol. */
export function waysWins(columns: readonly string[], pays: Pays): WaysWin[] {
  return Object.entries(pays).flatMap(([symbol, pay]) => {
    const cells: Cell[] = []
    let ways = 1
    let count = 0
    for (const [reel, column] of columns.entries()) {
      const rows = Array.from(column, (shown, row) => (shown === symbol || shown === 'W' ? row : -1)).filter(
        row => row >= 0,
      )
      if (rows.length === 0) break
      cells.push(...rows.map(row => cellAt(reel, row)))
      ways *= rows.length
      count++
    }
    const coins = count > 0 ? ways * pay[count - 1]! : 0
    return coins > 0 ? [{ symbol, count, cells, coins }] : []
  })
}

/**
 * Ways of one grid over all combinations, without what may follow it, in closed form: the product of the mean matching cells of reels
 * 1 to n, times the chance that the next reel shows none. Indexed by count - 1, exact integers.
 */
export function waysInClosedForm(reels: readonly string[], rows: number, symbol: SymbolCode): number[] {
  const shown = reels.map(strip => {
    const wilds = countsInWindow(strip, 'W', rows)
    const empty = countsInWindow(strip, symbol, rows).filter((n, stop) => n + wilds[stop]! === 0).length
    const counts = frequencies(strip)
    return { cells: ((counts[symbol] ?? 0) + (counts.W ?? 0)) * rows, empty, stops: strip.length }
  })
  return reels.map((_, last) =>
    shown.reduce((product, reel, i) => {
      if (i <= last) return product * reel.cells
      return product * (i === last + 1 ? reel.empty : reel.stops)
    }, 1),
  )
}
