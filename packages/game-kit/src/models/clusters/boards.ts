import { bitCount } from '../shared/bits.ts'
import type { BookEntry } from '../shared/finite-book.ts'
import { WILD } from '../shared/strips.ts'

const SIDE = 7
/** Rows 0 to 3 stand in the low word, eight bits a row and one of them empty; rows 4 to 6 in the high word. */
const LOW_ROWS = 4

/** The cells of a word and their neighbours in it. */
function spread(cells: number): number {
  return cells | (cells << 1) | (cells >>> 1) | (cells << 8) | (cells >>> 8)
}

/** Cells with two neighbours at least, of the cells beside, above and below. */
function withTwo(left: number, right: number, above: number, below: number): number {
  return (left & right) | (above & below) | ((left | right) & (above | below))
}

/**
 * The 7 x 7 grid as bits: two words for each symbol, so that neighbours of a whole group are found by four shifts.
 * Symbols are small integers.
 */
export class Boards {
  readonly #entry: BookEntry
  readonly #table: Uint8Array
  readonly #low = new Int32Array(16)
  readonly #high = new Int32Array(16)
  /** The same grid cell by cell in reading order. */
  readonly #grid = new Uint8Array(SIDE * SIDE)
  #goneLow = 0
  #goneHigh = 0

  /** Cells come from the entry's words through a table of 64 symbols. */
  constructor(entry: BookEntry, table: Uint8Array) {
    this.#entry = entry
    this.#table = table
  }

  /** Draws all cells in reading order. */
  fill(): void {
    const [low, high, grid] = [this.#low, this.#high, this.#grid]
    low.fill(0)
    high.fill(0)
    this.#entry.fill(grid, SIDE * SIDE, this.#table)
    let at = 0
    for (let row = 0; row < LOW_ROWS * 8; row += 8)
      for (let bit = row; bit < row + SIDE; bit++) low[grid[at++]!]! |= 1 << bit
    for (let row = 0; row < (SIDE - LOW_ROWS) * 8; row += 8)
      for (let bit = row; bit < row + SIDE; bit++) high[grid[at++]!]! |= 1 << bit
  }

  /** Puts a symbol into a cell, counted in reading order. */
  set(place: number, symbol: number): void {
    const row = Math.floor(place / SIDE)
    const column = place % SIDE
    const words = row < LOW_ROWS ? this.#low : this.#high
    const bit = 1 << ((row & 3) * 8 + column)
    words[this.#grid[place]!]! &= ~bit
    words[symbol]! |= bit
    this.#grid[place] = symbol
  }

  /**
   * Finds the groups of `least` or more cells of each symbol, wilds joining all that they touch, and keeps their cells
   * for `fall`. Answers the sum of what `won` gives for each.
   */
  findGroups(symbols: Uint8Array, least: number, won: (symbol: number, size: number) => number): number {
    const wildLow = this.#low[WILD]!
    const wildHigh = this.#high[WILD]!
    let sum = 0
    this.#goneLow = 0
    this.#goneHigh = 0
    for (let i = 0; i < symbols.length; i++) {
      const symbol = symbols[i]!
      const low = this.#low[symbol]! | wildLow
      const high = this.#high[symbol]! | wildHigh
      // Groups of three and more have a cell with two neighbours: only from there is a group worth walking.
      let startsLow = low & withTwo(low << 1, low >>> 1, low << 8, (low >>> 8) | (high << 24))
      let startsHigh = high & withTwo(high << 1, high >>> 1, (high << 8) | (low >>> 24), high >>> 8)
      while ((startsLow | startsHigh) !== 0) {
        let groupLow = startsLow & -startsLow
        let groupHigh = groupLow === 0 ? startsHigh & -startsHigh : 0
        for (;;) {
          const nextLow = low & (spread(groupLow) | (groupHigh << 24))
          const nextHigh = high & (spread(groupHigh) | (groupLow >>> 24))
          if (nextLow === groupLow && nextHigh === groupHigh) break
          groupLow = nextLow
          groupHigh = nextHigh
        }
        startsLow &= ~groupLow
        startsHigh &= ~groupHigh
        const size = bitCount(groupLow) + bitCount(groupHigh)
        if (size < least || ((groupLow & ~wildLow) | (groupHigh & ~wildHigh)) === 0) continue
        sum += won(symbol, size)
        this.#goneLow |= groupLow
        this.#goneHigh |= groupHigh
      }
    }
    return sum
  }

  /** Removes the groups found; columns fall and fill from the left, each from its lowest empty cell up. */
  fall(): number {
    const [goneLow, goneHigh] = [this.#goneLow, this.#goneHigh]
    const rows = goneLow | goneHigh
    const columns = rows | (rows >>> 8) | (rows >>> 16) | (rows >>> 24)
    const kept = ~Math.imul(columns & 0x7f, 0x01010101)
    for (let symbol = 1; symbol <= WILD; symbol++) {
      this.#low[symbol]! &= kept
      this.#high[symbol]! &= kept
    }
    for (let column = 0; column < SIDE; column++) if (((columns >>> column) & 1) === 1) this.#fallIn(column)
    return bitCount(goneLow) + bitCount(goneHigh)
  }

  #fallIn(column: number): void {
    const grid = this.#grid
    let to = SIDE - 1
    for (let row = SIDE - 1; row >= 0; row--) {
      const gone = row < LOW_ROWS ? this.#goneLow : this.#goneHigh
      if (((gone >>> ((row & 3) * 8 + column)) & 1) === 0) this.#place(grid[row * SIDE + column]!, column, to--)
    }
    for (; to >= 0; to--) this.#place(this.#table[this.#entry.of64()]!, column, to)
  }

  #place(symbol: number, column: number, row: number): void {
    this.#grid[row * SIDE + column] = symbol
    const words = row < LOW_ROWS ? this.#low : this.#high
    words[symbol]! |= 1 << ((row & 3) * 8 + column)
  }
}
