import type { StripDefinition, Variant } from '../model.ts'
import { PAYS } from './paytable.ts'

/** The three rows, then the two diagonals, as the row on each reel. */
const LINES_3X3: readonly (readonly number[])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]

/** Model a: three reels, five lines, wilds on every reel, and a full grid pays twice (games book 1.3.a). */
export interface ClassicDefinition extends StripDefinition {
  lines: readonly (readonly number[])[]
  /** Multiplies the whole win when all nine cells show one symbol; a wild counts as it. */
  fullGridMultiplier: number
}

export function classicDefinition(variant: Variant): ClassicDefinition {
  return {
    model: 'a',
    version: 1,
    variant,
    rows: 3,
    coinsPerBet: 5,
    capMultiple: null,
    lines: LINES_3X3,
    reels: ['7773545241112535466W665647773665', 'W5357774566542526677766354311146', '353565667776654W4527776642534111'],
    pays: PAYS[variant],
    fullGridMultiplier: 2,
  }
}
