import type { Draws } from '../../draws.ts'
import { weightedIndex } from '../../draws.ts'
import { drawingStops, freeSpinEvaluator } from '../shared/free-spin-round.ts'
import { compileLineSpin, type PackedSpin } from '../shared/line-spin.ts'
import { capInCoins } from '../shared/round-log.ts'
import { windowsByStop } from '../shared/strips.ts'
import type { BookDefinition, SpecialSymbol } from './definition.ts'
import { expansionCoins } from './expansion.ts'

/** Outcome of one spin of the base game; books are counted as scatters. */
export function compileSpin(definition: BookDefinition): PackedSpin {
  const windows = definition.reels.map(strip => windowsByStop(strip, definition.rows))
  return compileLineSpin({ ...definition, scatter: 'W' }, windows)
}

/** The same in free spins: what the special symbol pays by expanding is added. */
export function compileFreeSpin(definition: BookDefinition, spin: PackedSpin, special: SpecialSymbol): PackedSpin {
  const packedByReels = Int32Array.from({ length: 6 }, (_, count) => expansionCoins(definition, special, count) * 8)
  const [r0, r1, r2, r3, r4] = definition.reels.map(strip =>
    Uint8Array.from(windowsByStop(strip, definition.rows), column => Number(column.includes(special.symbol))),
  ) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  return (s0, s1, s2, s3, s4) =>
    spin(s0, s1, s2, s3, s4) + packedByReels[r0[s0]! + r1[s1]! + r2[s2]! + r3[s3]! + r4[s4]!]!
}

/** The win of a round of model h in coins; the same draws give the same win as `playBook`. */
export function bookEvaluator(definition: BookDefinition): (draws: Draws) => number {
  const { reels, freeSpins, specials } = definition
  const base = compileSpin(definition)
  const free = specials.map(special => drawingStops(reels, compileFreeSpin(definition, base, special)))
  const weights = specials.map(special => special.weight)
  return freeSpinEvaluator({
    base: drawingStops(reels, base),
    startFree: draws => free[weightedIndex(draws, weights)]!,
    rule: freeSpins,
    capCoins: capInCoins(definition),
  })
}
