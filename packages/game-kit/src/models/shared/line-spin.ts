import type { SymbolCode } from '../../events.ts'
import type { Definition } from '../model.ts'
import { compileLines } from './compiled-lines.ts'
import type { ReelWindows } from './lines.ts'

/** Outcome of one spin, packed as coins x 8 + number of scatters. */
export type PackedSpin = (s0: number, s1: number, s2: number, s3: number, s4: number) => number

export interface LineSpin extends Pick<Definition, 'coinsPerBet' | 'pays'> {
  lines: readonly (readonly number[])[]
  /** The symbol that is counted: it starts the feature. */
  scatter: SymbolCode
  /** Multiples of the whole bet by number of scatters. */
  scatterPays: Readonly<Record<number, number>>
}

/** Line wins, scatter wins and the number of scatters of any five stops. */
export function compileLineSpin(spin: LineSpin, windows: ReelWindows, lineWindows = windows): PackedSpin {
  const coinsOf = compileLines(lineWindows, spin.lines, spin.pays)
  const scatterPacked = Int32Array.from({ length: 6 }, (_, scatters) => {
    return (spin.scatterPays[scatters] ?? 0) * spin.coinsPerBet * 8 + scatters
  })
  const [c0, c1, c2, c3, c4] = windows.map(stops =>
    Uint8Array.from(stops, column => column.split(spin.scatter).length - 1),
  ) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  return (s0, s1, s2, s3, s4) =>
    coinsOf(s0, s1, s2, s3, s4) * 8 + scatterPacked[c0[s0]! + c1[s1]! + c2[s2]! + c3[s3]! + c4[s4]!]!
}
