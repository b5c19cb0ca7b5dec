import type { Pays } from '../model.ts'
import type { PackedSpin } from './line-spin.ts'
import type { ReelWindows } from './lines.ts'
import { SCATTER, symbolId, WILD } from './strips.ts'

/** What one reel shows at each of its windows. */
interface ReelTables {
  /** The symbols that the window shows or that a wild stands for, a bit a symbol. */
  shown: Int32Array
  /** Matching cells, wilds included, by window x 16 + symbol. */
  matching: Uint8Array
  scatters: Uint8Array
}

/** Ways wins and the number of scatters of any five windows, for pays that begin with three of a kind. */
export function compileWays(windows: ReelWindows, pays: Pays): PackedSpin {
  const [r0, r1, r2, r3, r4] = windows.map(tablesOf) as [ReelTables, ReelTables, ReelTables, ReelTables, ReelTables]
  const coinsOf = Int32Array.from({ length: 16 * 8 }, (_, i) => pays[i >> 3]?.[(i & 7) - 1] ?? 0)
  return (s0, s1, s2, s3, s4) => {
    let coins = 0
    for (let rest = r0.shown[s0]! & r1.shown[s1]! & r2.shown[s2]!; rest !== 0; rest &= rest - 1) {
      const symbol = 31 - Math.clz32(rest & -rest)
      let ways = r0.matching[s0 * 16 + symbol]! * r1.matching[s1 * 16 + symbol]! * r2.matching[s2 * 16 + symbol]!
      let count = 3
      const fourth = r3.matching[s3 * 16 + symbol]!
      if (fourth > 0) {
        ways *= fourth
        count = 4
        const fifth = r4.matching[s4 * 16 + symbol]!
        if (fifth > 0) {
          ways *= fifth
          count = 5
        }
      }
      coins += ways * coinsOf[symbol * 8 + count]!
    }
    return coins * 8 + r0.scatters[s0]! + r1.scatters[s1]! + r2.scatters[s2]! + r3.scatters[s3]! + r4.scatters[s4]!
  }
}

function tablesOf(windows: readonly string[]): ReelTables {
  const tables = {
    shown: new Int32Array(windows.length),
    matching: new Uint8Array(windows.length * 16),
    scatters: new Uint8Array(windows.length),
  }
  for (const [window, column] of windows.entries()) {
    for (const id of Array.from(column, symbolId)) {
      if (id === SCATTER) tables.scatters[window]!++
      for (let symbol = 1; symbol < WILD; symbol++) {
        if (id !== symbol && id !== WILD) continue
        tables.shown[window]! |= 1 << symbol
        tables.matching[window * 16 + symbol]!++
      }
    }
  }
  return tables
}
