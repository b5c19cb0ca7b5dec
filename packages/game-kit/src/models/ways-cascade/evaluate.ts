import type { Draws } from '../../draws.ts'
import { drawingStops, freeSpinEvaluator } from '../shared/free-spin-round.ts'
import type { PackedSpin } from '../shared/line-spin.ts'
import { SCATTERS, SHOWN, STANDS_FOR, WAYS } from '../shared/packed-column.ts'
import type { PaysTally } from '../shared/pays-tally.ts'
import { capInCoins } from '../shared/round-log.ts'
import { symbolId } from '../shared/strips.ts'
import type { WaysCascadeDefinition } from './definition.ts'

function packedWindows(strip: string): Uint16Array {
  const ids = Array.from(strip, symbolId)
  return Uint16Array.from(
    ids,
    (id, stop) => id | (ids[(stop + 1) % ids.length]! << 4) | (ids[(stop + 2) % ids.length]! << 8),
  )
}

/** Outcomes of settled spins, multipliers included, for one set of strips; with `tally` the wins are counted there as well. */
export function compileSpin(
  definition: WaysCascadeDefinition,
  reels: readonly string[],
  multipliers: readonly number[],
  tally?: PaysTally,
): PackedSpin {
  const windows = reels.map(packedWindows) as [Uint16Array, Uint16Array, Uint16Array, Uint16Array, Uint16Array]
  const [w0, w1, w2, w3, w4] = windows
  const strips = reels.map(strip => Uint8Array.from(strip, symbolId))
  const pays = Int32Array.from({ length: 16 * 8 }, (_, i) => definition.pays[i >> 3]?.[(i & 7) - 1] ?? 0)
  const columns = new Int32Array(5)
  const tops = new Int32Array(5)
  const winning = new Int32Array(5)

  const stepCoins = (multiplier: number): number => {
    let coins = 0
    for (let rest = winning[0]!; rest !== 0; rest &= rest - 1) {
      const symbol = 31 - Math.clz32(rest & -rest)
      let ways = WAYS[columns[0]! * 16 + symbol]! * WAYS[columns[1]! * 16 + symbol]! * WAYS[columns[2]! * 16 + symbol]!
      let count = 3
      if (winning[3]! & (1 << symbol)) {
        ways *= WAYS[columns[3]! * 16 + symbol]!
        count = 4
        if (winning[4]! & (1 << symbol)) {
          ways *= WAYS[columns[4]! * 16 + symbol]!
          count = 5
        }
      }
      coins += ways * pays[symbol * 8 + count]!
      tally?.add(symbol * 8 + count, ways * multiplier)
    }
    return coins * multiplier
  }

  const fall = (reel: number): void => {
    const set = winning[reel]!
    if (set === 0) return
    const column = columns[reel]!
    const strip = strips[reel]!
    let top = tops[reel]!
    let filled = 0
    let shift = 8
    for (let from = 8; from >= 0; from -= 4) {
      const id = (column >> from) & 15
      if (STANDS_FOR[id]! & set) continue
      filled |= id << shift
      shift -= 4
    }
    for (; shift >= 0; shift -= 4) {
      top = top === 0 ? strip.length - 1 : top - 1
      filled |= strip[top]! << shift
    }
    columns[reel] = filled
    tops[reel] = top
  }

  const cascade = (s0: number, s1: number, s2: number, s3: number, s4: number): number => {
    columns[0] = w0[s0]!
    columns[1] = w1[s1]!
    columns[2] = w2[s2]!
    columns[3] = w3[s3]!
    columns[4] = w4[s4]!
    tops[0] = s0
    tops[1] = s1
    tops[2] = s2
    tops[3] = s3
    tops[4] = s4
    let coins = 0
    for (let step = 0; ; step++) {
      const three = SHOWN[columns[0]!]! & SHOWN[columns[1]!]! & SHOWN[columns[2]!]!
      if (three === 0) break
      winning[0] = winning[1] = winning[2] = three
      winning[3] = three & SHOWN[columns[3]!]!
      winning[4] = winning[3]! & SHOWN[columns[4]!]!
      coins += stepCoins(multipliers[step < multipliers.length ? step : multipliers.length - 1]!)
      for (let reel = 0; reel < 5; reel++) fall(reel)
    }
    return (
      coins * 8 +
      SCATTERS[columns[0]!]! +
      SCATTERS[columns[1]!]! +
      SCATTERS[columns[2]!]! +
      SCATTERS[columns[3]!]! +
      SCATTERS[columns[4]!]!
    )
  }

  return (s0, s1, s2, s3, s4) => {
    if ((SHOWN[w0[s0]!]! & SHOWN[w1[s1]!]! & SHOWN[w2[s2]!]!) !== 0) return cascade(s0, s1, s2, s3, s4)
    return SCATTERS[w0[s0]!]! + SCATTERS[w1[s1]!]! + SCATTERS[w2[s2]!]! + SCATTERS[w3[s3]!]! + SCATTERS[w4[s4]!]!
  }
}

/** The win of a round of model c in coins; the same draws give the same win as `playWaysCascade`. */
export function waysCascadeEvaluator(definition: WaysCascadeDefinition): (draws: Draws) => number {
  const { reels, freeReels, freeSpins, multipliers, freeMultipliers } = definition
  const free = drawingStops(freeReels, compileSpin(definition, freeReels, freeMultipliers))
  return freeSpinEvaluator({
    base: drawingStops(reels, compileSpin(definition, reels, multipliers)),
    startFree: () => free,
    // The steps of a free spin have their multipliers in them.
    rule: { ...freeSpins, multiplier: 1 },
    capCoins: capInCoins(definition),
  })
}
