import type { BookEntry } from '../shared/finite-book.ts'
import { tableOf64 } from '../shared/finite-book.ts'
import { SCATTERS, SHOWN, STANDS_FOR, WAYS } from '../shared/packed-column.ts'
import type { PaysTally } from '../shared/pays-tally.ts'
import { symbolId } from '../shared/strips.ts'
import type { VariableWaysDefinition } from './definition.ts'

export interface Grid {
  /** What the next winning step counts. */
  multiplier: number
  /** Scatters of the settled grid. */
  scatters: number
  /** Draws a grid from the entry and lets it cascade; answers the coins. The multiplier rises by `rise` with each step. */
  spin(rise: number): number
}

/** A column of up to seven cells is packed in 28 bits, the top cell lowest: two parts of three cells and one of one. */
const shownIn = (column: number): number =>
  SHOWN[column & 4095]! | SHOWN[(column >>> 12) & 4095]! | SHOWN[column >>> 24]!

const waysIn = (column: number, symbol: number): number =>
  WAYS[(column & 4095) * 16 + symbol]! +
  WAYS[((column >>> 12) & 4095) * 16 + symbol]! +
  WAYS[(column >>> 24) * 16 + symbol]!

const scattersIn = (column: number): number =>
  SCATTERS[column & 4095]! + SCATTERS[(column >>> 12) & 4095]! + SCATTERS[column >>> 24]!

/** Prepares tables for grids whose cells come from the words of an entry; with `tally` wins are counted there. */
export function compileGrid(definition: VariableWaysDefinition, entry: BookEntry, tally?: PaysTally): Grid {
  const { reelCount, pays } = definition
  const heightTable = Uint8Array.from(tableOf64(definition.heights))
  const [outer, inner] = [definition.outerSymbols, definition.innerSymbols].map(symbols =>
    Uint8Array.from(tableOf64(symbols), symbolId),
  ) as [Uint8Array, Uint8Array]
  const tables = Array.from({ length: reelCount }, (_, reel) => (reel === 0 || reel === reelCount - 1 ? outer : inner))
  const coinsOf = Int32Array.from({ length: 16 * 8 }, (_, i) => pays[i >> 3]?.[(i & 7) - 1] ?? 0)
  // Two of a kind pay for few symbols only: the others need reel 3 as well.
  const payingTwo = Object.entries(pays).reduce(
    (bits, [id, coins]) => (coins[1]! > 0 ? bits | (1 << Number(id)) : bits),
    0,
  )
  const columns = new Int32Array(reelCount)
  // In bits, four a row.
  const heights = new Uint8Array(reelCount)
  // One more than there are reels, so that the reel after the last shows nothing.
  const shown = new Int32Array(reelCount + 1)
  const winning = new Int32Array(reelCount)

  const draw = (reel: number): void => {
    const table = tables[reel]!
    const bits = heightTable[entry.of64()]! * 4
    const column = entry.packed(table, 0, bits - 4, 4)
    heights[reel] = bits
    columns[reel] = column
    shown[reel] = shownIn(column)
  }

  /** Coins of the grid as it stands, before the multiplier; `winning` keeps what wins on each reel. */
  const step = (): number => {
    const two = shown[0]! & shown[1]!
    const three = two & shown[2]!
    let rest = three | (two & payingTwo)
    if (rest === 0) return 0
    winning[0] = winning[1] = rest
    let alive = three
    for (let reel = 2; reel < reelCount; reel++) {
      winning[reel] = alive
      alive &= shown[reel + 1]!
    }
    let coins = 0
    for (; rest !== 0; rest &= rest - 1) {
      const symbol = 31 - Math.clz32(rest & -rest)
      let ways = 1
      let count = 0
      for (; count < reelCount && ((winning[count]! >>> symbol) & 1) !== 0; count++) {
        ways *= waysIn(columns[count]!, symbol)
      }
      coins += ways * coinsOf[symbol * 8 + count]!
      tally?.add(symbol * 8 + count, ways * grid.multiplier)
    }
    return coins
  }

  const fall = (reel: number): void => {
    const won = winning[reel]!
    const table = tables[reel]!
    const column = columns[reel]!
    const lowest = heights[reel]! - 4
    let filled = 0
    let to = lowest
    // What is kept moves down without a branch: nobody could guess it.
    for (let from = lowest; from >= 0; from -= 4) {
      const id = (column >>> from) & 15
      const kept = ((STANDS_FOR[id]! & won) - 1) >> 31
      filled |= (id & kept) << to
      to -= 4 & kept
    }
    filled |= entry.packed(table, to, 0, -4)
    columns[reel] = filled
    shown[reel] = shownIn(filled)
  }

  const grid: Grid = {
    multiplier: 1,
    scatters: 0,
    spin(rise) {
      for (let reel = 0; reel < reelCount; reel++) draw(reel)
      let coins = 0
      for (let won = step(); won > 0; won = step()) {
        coins += won * grid.multiplier
        grid.multiplier += rise
        for (let reel = 0; reel < reelCount && winning[reel] !== 0; reel++) fall(reel)
      }
      let scatters = 0
      for (let reel = 0; reel < reelCount; reel++) scatters += scattersIn(columns[reel]!)
      grid.scatters = scatters
      return coins
    },
  }
  return grid
}
