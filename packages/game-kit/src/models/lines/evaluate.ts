import type { Draws } from '../../draws.ts'
import { addedSpins } from '../shared/free-spins.ts'
import { compileLines } from '../shared/lines.ts'
import { capInCoins } from '../shared/round-log.ts'
import { countsInWindow } from '../shared/strips.ts'
import type { LinesDefinition } from './definition.ts'

/** Outcome of one spin before the free-spin multiplier, packed as coins x 8 + scatters. */
export type PackedSpin = (s0: number, s1: number, s2: number, s3: number, s4: number) => number

export function compileSpin(definition: LinesDefinition, reels: readonly string[]): PackedSpin {
  const coinsOf = compileLines(reels, definition.lines, definition.pays)
  const scatterPacked = Int32Array.from({ length: 6 }, (_, scatters) => {
    return (definition.scatterPays[scatters] ?? 0) * definition.coinsPerBet * 8 + scatters
  })
  const [c0, c1, c2, c3, c4] = reels.map(strip => Uint8Array.from(countsInWindow(strip, 'S', definition.rows))) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  return (s0, s1, s2, s3, s4) =>
    coinsOf(s0, s1, s2, s3, s4) * 8 + scatterPacked[c0[s0]! + c1[s1]! + c2[s2]! + c3[s3]! + c4[s4]!]!
}

/** The win of a round of model b in coins; the same draws give the same win as `playLines`. */
export function linesEvaluator(definition: LinesDefinition): (draws: Draws) => number {
  const { reels, freeReels, freeSpins } = definition
  const base = compileSpin(definition, reels)
  const free = compileSpin(definition, freeReels)
  const [b0, b1, b2, b3, b4] = reels.map(strip => strip.length) as [number, number, number, number, number]
  const [f0, f1, f2, f3, f4] = freeReels.map(strip => strip.length) as [number, number, number, number, number]
  const capCoins = capInCoins(definition)
  return draws => {
    const packed = base(draws.below(b0), draws.below(b1), draws.below(b2), draws.below(b3), draws.below(b4))
    let coins = packed >>> 3
    const scatters = packed & 7
    if (scatters < 3) return Math.min(coins, capCoins)
    let awarded = addedSpins(freeSpins, scatters, 0)
    for (let n = 1; n <= awarded && coins < capCoins; n++) {
      const spun = free(draws.below(f0), draws.below(f1), draws.below(f2), draws.below(f3), draws.below(f4))
      coins += (spun >>> 3) * freeSpins.multiplier
      awarded += addedSpins(freeSpins, spun & 7, awarded)
    }
    return Math.min(coins, capCoins)
  }
}
