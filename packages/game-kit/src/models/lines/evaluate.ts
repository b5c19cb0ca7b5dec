import type { Draws } from '../../draws.ts'
import { drawingStops, freeSpinEvaluator } from '../shared/free-spin-round.ts'
import { compileLineSpin, type PackedSpin } from '../shared/line-spin.ts'
import { capInCoins } from '../shared/round-log.ts'
import { windowsByStop } from '../shared/strips.ts'
import type { LinesDefinition } from './definition.ts'

/** Outcome of one spin before the free-spin multiplier. */
export function compileSpin(definition: LinesDefinition, reels: readonly string[]): PackedSpin {
  const windows = reels.map(strip => windowsByStop(strip, definition.rows))
  return compileLineSpin({ ...definition, scatter: 'S' }, windows)
}

/** The win of a round of model b in coins; the same draws give the same win as `playLines`. */
export function linesEvaluator(definition: LinesDefinition): (draws: Draws) => number {
  const { reels, freeReels, freeSpins } = definition
  const free = drawingStops(freeReels, compileSpin(definition, freeReels))
  return freeSpinEvaluator({
    base: drawingStops(reels, compileSpin(definition, reels)),
    startFree: () => free,
    rule: freeSpins,
    capCoins: capInCoins(definition),
  })
}
