import type { Pays } from '../model.ts'
import { bitCount } from './bits.ts'
import type { ReelWindows } from './lines.ts'
import { symbolId, WILD } from './strips.ts'

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
