import type { SymbolCode } from '../../events.ts'
import type { StripDefinition, Variant } from '../model.ts'
import type { FreeSpinRule } from '../shared/free-spins.ts'
import { LINES_5X3 } from '../shared/lines.ts'
import { PAYS } from './paytable.ts'

/** A symbol that free spins may expand. */
export interface SpecialSymbol {
  symbol: SymbolCode
  weight: number
  /** Reels that must show it at least. */
  minReels: number
}

/** Model h: ten lines, one symbol is wild and scatter, free spins expand a drawn symbol (games book 1.3.h). */
export interface BookDefinition extends StripDefinition {
  capMultiple: number
  lines: readonly (readonly number[])[]
  /** Multiples of the whole bet by number of books. */
  scatterPays: Readonly<Record<number, number>>
  freeSpins: FreeSpinRule & { multiplier: number }
  /** Weights sum to 64; walked in this order. */
  specials: readonly SpecialSymbol[]
}

export function bookDefinition(variant: Variant): BookDefinition {
  return {
    model: 'h',
    version: 1,
    variant,
    rows: 3,
    coinsPerBet: 10,
    capMultiple: 5000,
    lines: LINES_5X3.slice(0, 10),
    reels: [
      '79546767W64569318598249729815383',
      '9134269W787465367858296543597981',
      '278679194935938235846W6785169457',
      '678278373749196842694381596595W5',
      '8593W547639294985276186764731859',
    ],
    pays: PAYS[variant],
    scatterPays: { 3: 2, 4: 20, 5: 200 },
    freeSpins: { awards: { 3: 10, 4: 10, 5: 10 }, limit: 200, multiplier: 1 },
    specials: [
      { symbol: '1', weight: 4, minReels: 2 },
      { symbol: '2', weight: 6, minReels: 2 },
      { symbol: '3', weight: 7, minReels: 2 },
      { symbol: '4', weight: 7, minReels: 2 },
      { symbol: '5', weight: 8, minReels: 3 },
      { symbol: '6', weight: 8, minReels: 3 },
      { symbol: '7', weight: 8, minReels: 3 },
      { symbol: '8', weight: 8, minReels: 3 },
      { symbol: '9', weight: 8, minReels: 3 },
    ],
  }
}
