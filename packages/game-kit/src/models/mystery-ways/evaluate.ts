import type { Draws } from '../../draws.ts'
import type { SymbolCode } from '../../events.ts'
import { type DrawnSpin, freeSpinEvaluator } from '../shared/free-spin-round.ts'
import type { PackedSpin } from '../shared/line-spin.ts'
import { capInCoins } from '../shared/round-log.ts'
import { windowsByStop } from '../shared/strips.ts'
import { compileWays } from '../shared/ways-spin.ts'
import type { MysteryWaysDefinition } from './definition.ts'

/** The strips with every mystery symbol showing `symbol`. */
export function revealedReels(reels: readonly string[], symbol: SymbolCode): string[] {
  return reels.map(strip => strip.replaceAll('M', symbol))
}

/** Outcome of one spin whose mystery symbols show `symbol`. */
export function compileSpin(
  definition: MysteryWaysDefinition,
  reels: readonly string[],
  symbol: SymbolCode,
): PackedSpin {
  const windows = revealedReels(reels, symbol).map(strip => windowsByStop(strip, definition.rows))
  return compileWays(windows, definition.pays)
}

/** One spin with its draws: five stops, and what the mystery symbols show where there are any. */
function compileDrawnSpin(definition: MysteryWaysDefinition, reels: readonly string[]): DrawnSpin {
  const { mystery, rows, pays } = definition
  // All windows under every revealed symbol stand in one table: those of symbol i begin at i x stops.
  const windows = reels.map(strip =>
    mystery.flatMap(({ symbol }) => windowsByStop(strip.replaceAll('M', symbol), rows)),
  )
  const spin = compileWays(windows, pays)
  const revealed = Uint8Array.from(mystery.flatMap(({ weight }, i) => new Array<number>(weight).fill(i)))
  const [n0, n1, n2, n3, n4] = reels.map(strip => strip.length) as [number, number, number, number, number]
  const [m0, m1, m2, m3, m4] = reels.map(strip =>
    Uint8Array.from(windowsByStop(strip, rows), column => Number(column.includes('M'))),
  ) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  return draws => {
    const s0 = draws.below(n0)
    const s1 = draws.below(n1)
    const s2 = draws.below(n2)
    const s3 = draws.below(n3)
    const s4 = draws.below(n4)
    if ((m0[s0]! | m1[s1]! | m2[s2]! | m3[s3]! | m4[s4]!) === 0) return spin(s0, s1, s2, s3, s4)
    const i = revealed[draws.below(revealed.length)]!
    return spin(i * n0 + s0, i * n1 + s1, i * n2 + s2, i * n3 + s3, i * n4 + s4)
  }
}

/** The win of a round of model j in coins; the same draws give the same win as `playMysteryWays`. */
export function mysteryWaysEvaluator(definition: MysteryWaysDefinition): (draws: Draws) => number {
  const { reels, freeReels, freeSpins } = definition
  const free = compileDrawnSpin(definition, freeReels)
  return freeSpinEvaluator({
    base: compileDrawnSpin(definition, reels),
    startFree: () => free,
    rule: freeSpins,
    capCoins: capInCoins(definition),
  })
}
