import type { Cell, SymbolCode } from '../../events.ts'
import { cellAt } from '../../events.ts'
import type { Pays } from '../model.ts'
import { frequencies, symbolId, WILD } from './strips.ts'

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

/**
 * How many (combination, line) pairs have exactly `count` of a symbol from the left: the closed form, a product of
 * symbol frequencies, less the lines whose symbols so far are wilds only. Returns arrays indexed by count - 1, exact
 * integers.
 */
export function lineHits(reels: readonly string[], lineCount: number, symbols: readonly string[]) {
  const counts = reels.map(frequencies)
  const wilds = (reel: number) => counts[reel]!.W ?? 0
  const matching = (reel: number, symbol: string) => (counts[reel]![symbol] ?? 0) + wilds(reel)
  const product = (upTo: number, of: (reel: number) => number) =>
    reels.slice(0, upTo).reduce((ways, _, reel) => ways * of(reel), 1)
  const hits: Record<SymbolCode, number[]> = {}
  for (const symbol of symbols) {
    hits[symbol] = reels.map((_, last) => {
      const runs = product(last + 1, reel => matching(reel, symbol)) - product(last + 1, wilds)
      const after = reels.slice(last + 1).map(strip => strip.length)
      if (after.length > 0) after[0]! -= matching(last + 1, symbol)
      return after.reduce((ways, stops) => ways * stops, lineCount * runs)
    })
  }
  return hits
}

/** Sum of hits x pays, in coins. */
export function payTotal(hits: Readonly<Record<SymbolCode, readonly number[]>>, pays: Pays): number {
  return Object.entries(hits).reduce(
    (total, [symbol, byCount]) => total + byCount.reduce((sum, n, i) => sum + n * (pays[symbol]?.[i] ?? 0), 0),
    0,
  )
}

function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

type LineCoins = (s0: number, s1: number, s2: number, s3: number, s4: number) => number

/**
 * Line wins of five stops, in coins, from tables: a bit mask holds the lines on which a reel continues a symbol, and
 * for every stop of the first three reels the coins and the lines still alive are stored, one mask a row of reel 1.
 */
export function compileLines(windows: ReelWindows, lines: readonly (readonly number[])[], pays: Pays): LineCoins {
  const [n0, n1, n2] = windows.map(stops => stops.length) as [number, number, number]
  const masks = windows.map((stops, reel) => continuing(stops, reel, lines))
  const pay = (symbol: number, count: number) => pays[symbol]?.[count - 1] ?? 0
  const symbols = Int32Array.from({ length: n0 * 3 }, (_, i) => {
    const id = symbolId(windows[0]![Math.floor(i / 3)]![i % 3]!)
    return id < WILD ? id : 0
  })
  const gain4 = Int32Array.from({ length: WILD }, (_, symbol) => pay(symbol, 4) - pay(symbol, 3))
  const gain5 = Int32Array.from({ length: WILD }, (_, symbol) => pay(symbol, 5) - pay(symbol, 4))
  const startingIn = [0, 1, 2].map(row =>
    lines.reduce((mask, line, i) => (line[0] === row ? mask | (1 << i) : mask), 0),
  )

  // Four numbers for each stop of reels 1 to 3: coins so far, then the lines with three of a kind by row of reel 1.
  const prefixes = new Int32Array(n0 * n1 * n2 * 4)
  let at = 0
  for (let s0 = 0; s0 < n0; s0++)
    for (let s1 = 0; s1 < n1; s1++)
      for (let s2 = 0; s2 < n2; s2++, at += 4)
        for (let row = 0; row < 3; row++) {
          const symbol = symbols[s0 * 3 + row]!
          const two = symbol === 0 ? 0 : startingIn[row]! & masks[1]![s1 * 16 + symbol]!
          const three = two & masks[2]![s2 * 16 + symbol]!
          prefixes[at]! += bitCount(two & ~three) * pay(symbol, 2) + bitCount(three) * pay(symbol, 3)
          prefixes[at + 1 + row] = three
        }

  const [, , , on4, on5] = masks as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array]
  const plain: LineCoins = (s0, s1, s2, s3, s4) => {
    const prefix = ((s0 * n1 + s1) * n2 + s2) * 4
    let coins = prefixes[prefix]!
    for (let row = 0; row < 3; row++) {
      const three = prefixes[prefix + 1 + row]!
      if (three === 0) continue
      const symbol = symbols[s0 * 3 + row]!
      const four = three & on4[s3 * 16 + symbol]!
      if (four === 0) continue
      coins += bitCount(four) * gain4[symbol]!
      const five = four & on5[s4 * 16 + symbol]!
      if (five !== 0) coins += bitCount(five) * gain5[symbol]!
    }
    return coins
  }
  const hasLeadingWild = windows[0]!.some(column => column.includes('W'))
  return hasLeadingWild ? withLeadingWilds(plain, windows, lines, pays) : plain
}

/** Adds the lines that begin with a wild; they are few, so each is walked. */
function withLeadingWilds(
  plain: LineCoins,
  windows: ReelWindows,
  lines: readonly (readonly number[])[],
  pays: Pays,
): LineCoins {
  const ids = windows.map(stops => Uint8Array.from(stops.flatMap(column => Array.from(column, symbolId))))
  const led = windows[0]!.map(column => lines.filter(line => column[line[0]!] === 'W'))
  const [, ids1, ids2, ids3, ids4] = ids as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  const coinsOf = (a: number, b: number, c: number, d: number): number => {
    let symbol = WILD
    let count = 1
    for (const id of [a, b, c, d]) {
      if (symbol === WILD) symbol = id
      else if (id !== symbol && id !== WILD) break
      count++
    }
    return pays[symbol]?.[count - 1] ?? 0
  }
  return (s0, s1, s2, s3, s4) => {
    let coins = plain(s0, s1, s2, s3, s4)
    for (const line of led[s0]!) {
      coins += coinsOf(
        ids1[s1 * 3 + line[1]!]!,
        ids2[s2 * 3 + line[2]!]!,
        ids3[s3 * 3 + line[3]!]!,
        ids4[s4 * 3 + line[4]!]!,
      )
    }
    return coins
  }
}

/** By stop x 16 + symbol: the lines whose cell on this reel shows the symbol or a wild. */
function continuing(stops: readonly string[], reel: number, lines: readonly (readonly number[])[]): Int32Array {
  const masks = new Int32Array(stops.length * 16)
  for (const [stop, column] of stops.entries()) {
    lines.forEach((line, index) => {
      const shown = symbolId(column[line[reel]!]!)
      for (let symbol = 1; symbol < WILD; symbol++) {
        if (shown === symbol || shown === WILD) masks[stop * 16 + symbol]! |= 1 << index
      }
    })
  }
  return masks
}
