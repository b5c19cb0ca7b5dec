import type { Cell, SymbolCode } from '../../events.ts'
import { cellAt } from '../../events.ts'
import type { Pays } from '../model.ts'

/** What each reel shows at each of its stops. */
export type ReelWindows = readonly (readonly string[])[]

/** The 25 lines of a 5x3 grid, as the row on each reel; models with fewer lines take the first ones. */
export const LINES_5X3: readonly (readonly number[])[] = [
  '11111 00000 22222 01210 21012 00122 22100 10001 12221 10121 12101 01110 21112 01010 21212 11011 11211 00200 22022',
  '02220 20002 10201 12021 02020 20202',
].flatMap(row => row.split(' ').map(line => Array.from(line, Number)))

export interface LineWin {
  /** From 1. */
  line: number
  symbol: SymbolCode
  count: number
  cells: Cell[]
  coins: number
}

/**
 * Wins from the left, the best one of each line. Wilds that lead a line count for the symbol after them, or as a symbol
 * of their own where the table pays for them.
 */
export function lineWins(columns: readonly string[], lines: readonly (readonly number[])[], pays: Pays): LineWin[] {
  return lines.flatMap((rows, index) => {
    const { symbol, count, coins } = lineWin(
      rows.map((row, reel) => columns[reel]![row]!),
      pays,
    )
    if (coins === 0) return []
    const cells = rows.slice(0, count).map((row, reel) => cellAt(reel, row))
    return [{ line: index + 1, symbol, count, cells, coins }]
  })
}

function lineWin(shown: readonly SymbolCode[], pays: Pays): Pick<LineWin, 'symbol' | 'count' | 'coins'> {
  const leading = runOf(shown, symbol => symbol === 'W')
  const symbol = shown[leading] ?? 'W'
  const count = runOf(shown, next => next === symbol || next === 'W')
  const win = { symbol, count, coins: pays[symbol]?.[count - 1] ?? 0 }
  const wild = { symbol: 'W', count: leading, coins: pays.W?.[leading - 1] ?? 0 }
  return wild.coins > win.coins ? wild : win
}

function runOf(shown: readonly SymbolCode[], continues: (symbol: SymbolCode) => boolean): number {
  const end = shown.findIndex(symbol => !continues(symbol))
  return end < 0 ? shown.length : end
}
