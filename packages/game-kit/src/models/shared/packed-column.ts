import { SCATTER, WILD } from './strips.ts'

const ALL_SYMBOLS = 0b11_1111_1110

/** The symbols that a cell can stand for, as a bit a symbol: its own, all for a wild, none for a scatter. */
export const STANDS_FOR = Int32Array.from({ length: 16 }, (_, id) => {
  if (id === WILD) return ALL_SYMBOLS
  return id > 0 && id < WILD ? 1 << id : 0
})

/** Three cells of a column are packed in 12 bits, the top cell lowest, 0 for none; these tables are indexed by them. */
export const SHOWN = new Int32Array(4096)
/** Matching cells, wilds included, by column x 16 + symbol. */
export const WAYS = new Uint8Array(4096 * 16)
export const SCATTERS = new Uint8Array(4096)
for (let column = 0; column < 4096; column++) {
  for (const id of [column & 15, (column >> 4) & 15, column >> 8]) {
    SHOWN[column]! |= STANDS_FOR[id]!
    if (id === SCATTER) SCATTERS[column]!++
    for (let symbol = 1; symbol < WILD; symbol++) if (id === symbol || id === WILD) WAYS[column * 16 + symbol]!++
  }
}
