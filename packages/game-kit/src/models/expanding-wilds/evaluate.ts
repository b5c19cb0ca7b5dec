import type { Draws } from '../../draws.ts'
import { drawingStops, freeSpinEvaluator } from '../shared/free-spin-round.ts'
import { compileLineSpin, type PackedSpin } from '../shared/line-spin.ts'
import { capInCoins } from '../shared/round-log.ts'
import { windowsByStop } from '../shared/strips.ts'
import type { ExpandingWildsDefinition } from './definition.ts'

/** Outcome of one spin; in free spins a reel that shows a wild is all wild for the lines. */
export function compileSpin(definition: ExpandingWildsDefinition, strips: 'base' | 'free'): PackedSpin {
  const reels = strips === 'base' ? definition.reels : definition.freeReels
  const windows = reels.map(strip => windowsByStop(strip, definition.rows))
  const spin = { ...definition, scatter: 'S', scatterPays: {} }
  if (strips === 'base') return compileLineSpin(spin, windows)
  const expanded = windows.map(stops =>
    stops.map(column => (column.includes('W') ? 'W'.repeat(column.length) : column)),
  )
  return compileLineSpin(spin, windows, expanded)
}

/** The win of a round of model g in coins; the same draws give the same win as `playExpandingWilds`. */
export function expandingWildsEvaluator(definition: ExpandingWildsDefinition): (draws: Draws) => number {
  const { reels, freeReels, freeSpins } = definition
  const free = drawingStops(freeReels, compileSpin(definition, 'free'))
  return freeSpinEvaluator({
    base: drawingStops(reels, compileSpin(definition, 'base')),
    startFree: () => free,
    rule: freeSpins,
    capCoins: capInCoins(definition),
  })
}
