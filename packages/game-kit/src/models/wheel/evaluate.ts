import type { Draws } from '../../draws.ts'
import { compileLineSpin, type PackedSpin } from '../shared/line-spin.ts'
import { windowsByStop } from '../shared/strips.ts'
import type { WheelDefinition, WheelSegment } from './definition.ts'
import { NOTCHES, segmentAt } from './rings.ts'

/** Outcome of the five stops; bonus symbols are counted as scatters. */
export function compileSpin(definition: WheelDefinition): PackedSpin {
  const windows = definition.reels.map(strip => windowsByStop(strip, definition.rows))
  return compileLineSpin({ ...definition, scatter: 'B', scatterPays: {} }, windows)
}

/** The win of a round of model i in coins; the same draws give the same win as `playWheel`. */
export function wheelEvaluator(definition: WheelDefinition): (draws: Draws) => number {
  const { reels, wheel, coinsPerBet } = definition
  const spin = compileSpin(definition)
  const [n0, n1, n2, n3, n4] = reels.map(strip => strip.length) as [number, number, number, number, number]
  const coinsByNotch = (ring: readonly WheelSegment[]) =>
    Int32Array.from({ length: NOTCHES }, (_, notch) => ring[segmentAt(ring, notch)]!.multiple * coinsPerBet)
  const [outer, inner] = [coinsByNotch(wheel.outer), coinsByNotch(wheel.inner)]
  return draws => {
    const packed = spin(draws.below(n0), draws.below(n1), draws.below(n2), draws.below(n3), draws.below(n4))
    const coins = packed >>> 3
    if ((packed & 7) < wheel.trigger) return coins
    return coins + (outer[draws.below(NOTCHES)]! || inner[draws.below(NOTCHES)]!)
  }
}
