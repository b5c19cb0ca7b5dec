import type { SymbolCode } from '../../events.ts'
import type { Definition, Variant } from '../model.ts'
import type { FiniteBook } from '../shared/finite-book.ts'
import { PAYS } from './paytable.ts'

/** Symbols with weights that sum to 64, walked in this order. */
type SymbolWeights = readonly (readonly [symbol: SymbolCode, weight: number])[]

/**
 * Model f: six reels of two to seven rows, ways with cascades, free spins with a multiplier that only rises; finite books
 * for the base game and for whole features (games book 1.3.f).
 */
export interface VariableWaysDefinition extends Definition {
  reelCount: number
  baseBook: FiniteBook
  featureBook: FiniteBook
  /** Rows of a reel with weights that sum to 64, walked in this order. */
  heights: readonly (readonly [rows: number, weight: number])[]
  /** The first and the last reel. */
  outerSymbols: SymbolWeights
  innerSymbols: SymbolWeights
  /** So many scatters on the settled grid start `spins`; in free spins they add `added`, up to `limit` in all. */
  freeSpins: { trigger: number; spins: number; added: number; limit: number }
}

export function variableWaysDefinition(variant: Variant): VariableWaysDefinition {
  return {
    model: 'f',
    version: 1,
    variant,
    coinsPerBet: 100,
    capMultiple: null,
    reelCount: 6,
    baseBook: { id: 70, salt: 0xba12e002, bits: 24 },
    featureBook: { id: 102, salt: 0xba12e003, bits: 21 },
    heights: [
      [2, 8],
      [3, 12],
      [4, 14],
      [5, 14],
      [6, 10],
      [7, 6],
    ],
    outerSymbols: [
      ['1', 3],
      ['2', 4],
      ['3', 5],
      ['4', 6],
      ['5', 8],
      ['6', 9],
      ['7', 9],
      ['8', 9],
      ['9', 10],
      ['S', 1],
    ],
    innerSymbols: [
      ['1', 3],
      ['2', 4],
      ['3', 5],
      ['4', 6],
      ['5', 8],
      ['6', 9],
      ['7', 9],
      ['8', 9],
      ['9', 8],
      ['S', 1],
      ['W', 2],
    ],
    pays: PAYS[variant],
    freeSpins: { trigger: 3, spins: 8, added: 4, limit: 50 },
  }
}
