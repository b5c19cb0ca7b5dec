import type { Draws } from '../../draws.ts'
import { compileLines } from '../shared/compiled-lines.ts'
import { countsInWindow, windowsByStop } from '../shared/strips.ts'
import type { HoldAndWinDefinition } from './definition.ts'

/** Outcome of the five stops, packed as coins x 16 + number of C in the window. */
export type PackedSpin = (s0: number, s1: number, s2: number, s3: number, s4: number) => number

export function compileSpin(definition: HoldAndWinDefinition): PackedSpin {
  const windows = definition.reels.map(strip => windowsByStop(strip, definition.rows))
  const coinsOf = compileLines(windows, definition.lines, definition.pays)
  const [c0, c1, c2, c3, c4] = definition.reels.map(strip =>
    Uint8Array.from(countsInWindow(strip, 'C', definition.rows)),
  ) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  return (s0, s1, s2, s3, s4) => {
    return coinsOf(s0, s1, s2, s3, s4) * 16 + c0[s0]! + c1[s1]! + c2[s2]! + c3[s3]! + c4[s4]!
  }
}

/** The win of a round of model d in coins; the same draws give the same win as `playHoldAndWin`. */
export function holdAndWinEvaluator(definition: HoldAndWinDefinition): (draws: Draws) => number {
  const { hold, reels, rows, coinsPerBet } = definition
  const spin = compileSpin(definition)
  const [n0, n1, n2, n3, n4] = reels.map(strip => strip.length) as [number, number, number, number, number]
  const values = Uint8Array.from(
    hold.values.flatMap(({ multiple, weight }) => new Array<number>(weight).fill(multiple)),
  )
  const cells = rows * reels.length
  const feature = (triggers: number, draws: Draws): number => {
    let multiple = 0
    let filled = triggers
    for (let i = 0; i < triggers; i++) multiple += values[draws.below(1024)]!
    let lives = hold.lives
    while (lives > 0 && filled < cells) {
      const chance = hold.landingIn64[filled]!
      const before = filled
      // Which cell a coin lands on pays nothing, so counting the empty ones is enough.
      for (let empty = cells - before; empty > 0; empty--) {
        if (draws.below(64) < chance) {
          multiple += values[draws.below(1024)]!
          filled++
        }
      }
      lives = filled > before ? hold.lives : lives - 1
    }
    return filled === cells ? multiple + hold.grandMultiple : multiple
  }
  return draws => {
    const packed = spin(draws.below(n0), draws.below(n1), draws.below(n2), draws.below(n3), draws.below(n4))
    const triggers = packed & 15
    if (triggers < hold.trigger) return packed >>> 4
    return (packed >>> 4) + feature(triggers, draws) * coinsPerBet
  }
}
