import type { Draws } from '../../draws.ts'
import type { Cell, SymbolCode } from '../../events.ts'
import { cellAt } from '../../events.ts'

/** Small integers for symbols: 1 to 9 stand for themselves, then W, S, C, B, M. Tables are indexed by `stop * 16 + code`. */
export const WILD = 10
export const SCATTER = 11

export function symbolId(symbol: SymbolCode): number {
  const letter = 'WSCBM'.indexOf(symbol)
  return letter >= 0 ? WILD + letter : Number(symbol)
}

export function drawStops(draws: Draws, reels: readonly string[]): number[] {
  return reels.map(strip => draws.below(strip.length))
}

/** The visible symbols of each reel, top to bottom; strips are cyclic. */
export function windowsAt(reels: readonly string[], stops: readonly number[], rows: number): string[] {
  return reels.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[(stops[reel]! + row) % strip.length]).join(''),
  )
}

/** What a reel shows at each of its stops, top to bottom. */
export function windowsByStop(strip: string, rows: number): string[] {
  return Array.from(strip, (_, stop) => windowsAt([strip], [stop], rows)[0]!)
}

/** Cells that show the symbol, in reading order: row by row, each from the left. */
export function cellsOf(columns: readonly string[], symbol: SymbolCode): Cell[] {
  const cells: Cell[] = []
  for (let row = 0; row < columns[0]!.length; row++) {
    columns.forEach((column, reel) => {
      if (column[row] === symbol) cells.push(cellAt(reel, row))
    })
  }
  return cells
}

/** Reels that show the symbol, from the left. */
export function reelsShowing(columns: readonly string[], symbol: SymbolCode): number[] {
  return columns.flatMap((column, reel) => (column.includes(symbol) ? [reel] : []))
}

/** The grid after these reels turned into one symbol. */
export function expandReels(columns: readonly string[], reels: readonly number[], symbol: SymbolCode): string[] {
  return columns.map((column, reel) => (reels.includes(reel) ? symbol.repeat(column.length) : column))
}

/** How often a symbol is visible at each stop of a strip. */
export function countsInWindow(strip: string, symbol: SymbolCode, rows: number): number[] {
  return Array.from(strip, (_, stop) => {
    let count = 0
    for (let row = 0; row < rows; row++) if (strip[(stop + row) % strip.length] === symbol) count++
    return count
  })
}

/** Number of symbols on a strip, by symbol. */
export function frequencies(strip: string): Record<SymbolCode, number> {
  const counts: Record<SymbolCode, number> = {}
  for (const symbol of strip) counts[symbol] = (counts[symbol] ?? 0) + 1
  return counts
}

/** Stop combinations by the sum of the reels' counts: index = sum. Exact integers below 2^53. */
export function combinationsBySum(countsByReel: readonly (readonly number[])[]): number[] {
  let totals = [1]
  for (const counts of countsByReel) {
    const next = new Array<number>(totals.length + Math.max(...counts)).fill(0)
    for (const count of counts) for (const [sum, ways] of totals.entries()) next[sum + count]! += ways
    totals = next
  }
  return totals
}

/** Product of the strips' lengths. */
export function combinationsOf(reels: readonly string[]): number {
  return reels.reduce((product, strip) => product * strip.length, 1)
}
