import type { Hmac, NextWord } from '../../stream.ts'
import type { Result } from '../bets/bet-type.ts'
import type { FormatCode } from '../formats.ts'
import { belowReject, type DrawLabel, drawWords } from './uniform.ts'

/** The result of a draw from its seed: a pure function of seed, game, issue, version and entropy. */
export function deriveResult(hmac: Hmac, seed: Uint8Array, label: DrawLabel, format: FormatCode): Result {
  return mappings[format](drawWords(hmac, seed, label))
}

type Mapping = (next: NextWord) => string[]

const repeat = (lengths: readonly [count: number, digits: number][]): number[] =>
  lengths.flatMap(([count, digits]) => new Array<number>(count).fill(digits))

/** Digits of each number of a draw, in the order of its result (lotteries book 1.1, 2.1, 2.2). */
export const numberLengths = {
  VN_N: repeat([
    [10, 5],
    [10, 4],
    [3, 3],
    [4, 2],
  ]),
  VN_S: repeat([
    [1, 6],
    [11, 5],
    [4, 4],
    [1, 3],
    [1, 2],
  ]),
  SEA_4D: repeat([[23, 4]]),
  SEA_TH: [6, 2, 3, 3, 3, 3],
  SEA_ID: [4],
  SSC: repeat([[5, 1]]),
  F3D: repeat([[3, 1]]),
} as const satisfies Partial<Record<FormatCode, readonly number[]>>

const digits =
  (lengths: readonly number[]): Mapping =>
  next =>
    lengths.map(length => Array.from({ length }, () => belowReject(next, 10)).join(''))

/** The first `count` places of a shuffle of 1 to n, from the front. */
const withoutRepeat =
  (n: number, count: number): Mapping =>
  next => {
    const balls = Array.from({ length: n }, (_, i) => String(i + 1))
    for (let i = 0; i < Math.min(count, n - 1); i++) {
      const j = i + belowReject(next, n - i)
      ;[balls[i], balls[j]] = [balls[j]!, balls[i]!]
    }
    return balls.slice(0, count)
  }

const mappings: Record<FormatCode, Mapping> = {
  VN_N: digits(numberLengths.VN_N),
  VN_S: digits(numberLengths.VN_S),
  SEA_4D: digits(numberLengths.SEA_4D),
  SEA_TH: digits(numberLengths.SEA_TH),
  SEA_ID: digits(numberLengths.SEA_ID),
  SSC: digits(numberLengths.SSC),
  F3D: digits(numberLengths.F3D),
  K3: next => Array.from({ length: 3 }, () => String(1 + belowReject(next, 6))),
  PK10: withoutRepeat(10, 10),
  KENO: withoutRepeat(80, 20),
  SIX45: withoutRepeat(45, 6),
}
