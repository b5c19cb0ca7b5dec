import { describe, expect, test } from 'vitest'
import { hmac, sha256 } from '../../node/crypto.ts'
import { commitmentOf, toHex } from '../../seeds.ts'
import { chiSquare } from '../../testing/chi-square.ts'
import type { FormatCode } from '../formats.ts'
import { formatCodes } from '../formats.ts'
import { deriveResult, numberLengths } from './derive.ts'
import { belowReject, drawWords } from './uniform.ts'

const seed = Uint8Array.from({ length: 32 }, (_, i) => i)
const label = (gameCode: string, issue: string) => ({ gameCode, issue, version: 1, entropy: '-' })
const draw = (format: FormatCode, gameCode: string, issue: string, more = {}) =>
  deriveResult(hmac, seed, { ...label(gameCode, issue), ...more }, format).join(' ')

describe('the vectors of the lotteries book', () => {
  test('a draw is committed to by the hash of its seed', () => {
    expect(commitmentOf(sha256, seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
    const next = drawWords(hmac, seed, label('EL_K3_1', '20270101-0001'))
    expect(
      toHex(Uint8Array.from([next(), next()].flatMap(word => [24, 16, 8, 0].map(by => (word >>> by) & 255)))),
    ).toBe('614bff20e77d3245')
  })

  test.each<[FormatCode, string, string, string]>([
    ['K3', 'EL_K3_1', '20270101-0001', '1 2 3'],
    ['SSC', 'EL_SSC_1', '20270101-0001', '1 3 5 3 6'],
    ['F3D', 'EL_F3D_1', '20270101-0001', '8 5 9'],
    ['PK10', 'EL_PK10_1', '20270101-0001', '3 1 10 8 4 7 6 5 9 2'],
    ['KENO', 'EL_KENO_5', '20270101-0001', '45 29 80 15 7 63 37 60 64 12 6 68 32 48 66 76 2 8 42 59'],
    ['SIX45', 'LT_645', '20270101-01', '11 14 37 3 12 27'],
    ['SEA_ID', 'SEA_ID', '20270101-01', '6713'],
    ['SEA_TH', 'SEA_TH', '20270101-01', '662898 57 722 300 460 405'],
  ])('%s', (format, game, issue, result) => expect(draw(format, game, issue)).toBe(result))

  test('long draws begin and end as stated', () => {
    expect(draw('SEA_4D', 'SEA_4D', '20270102-01')).toMatch(
      /^0158 5528 3169 7747 4320 1485 .* 3169$|^0158 5528 3169 7747 4320 1485 /,
    )
    expect(draw('VN_N', 'VN_N', '20270101-N5')).toMatch(/^60560 52362 60635 19656 .* 72 87 13 04$/)
    expect(draw('VN_S', 'VN_S_3', '20270101-S3')).toMatch(/^176727 87109 05969 .* 827 02$/)
  })

  test('entropy and version give another draw', () => {
    expect(draw('K3', 'EL_K3_1', '20270101-0001', { entropy: 'ab'.repeat(32) })).toBe('6 1 4')
    expect(draw('K3', 'EL_K3_1', '20270101-0001', { version: 2 })).toBe('3 6 6')
  })

  test('words that would favour a value are skipped', () => {
    const words = [4294967295, 4294967292, 7]
    expect(belowReject(() => words.shift()!, 6)).toBe(1)
    expect(words).toEqual([])
  })
})

test('every format gives its numbers in their shape', () => {
  for (const format of formatCodes) {
    const result = deriveResult(hmac, seed, label('G', '1'), format)
    const lengths = (numberLengths as Partial<Record<FormatCode, readonly number[]>>)[format]
    if (lengths) expect(result.map(number => number.length)).toEqual(lengths)
    if (['PK10', 'KENO', 'SIX45'].includes(format)) expect(new Set(result).size).toBe(result.length)
  }
})

/** Limits at 99 % by degrees of freedom (lotteries book 6.1). */
const limits = { 5: 15.086, 9: 21.666, 44: 68.71, 79: 111.144, 99: 134.642, 215: 266.159 } as const

describe('every mapping is uniform at 99 percent', () => {
  const drawsOf = (format: FormatCode, count: number) =>
    Array.from({ length: count }, (_, i) => deriveResult(hmac, seed, label('CHI', String(i)), format))
  const statistic = (values: readonly string[], kinds: number, taken = 1) => {
    const counts = new Map<string, number>()
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
    expect(counts.size).toBe(kinds)
    const expected = new Array<number>(kinds).fill(values.length / kinds)
    return (chiSquare([...counts.values()], expected) * (kinds - 1)) / (kinds - taken)
  }

  test.each<
    [string, FormatCode, keyof typeof limits, number, (result: readonly string[]) => readonly string[], number]
  >([
    ['faces of dice', 'K3', 5, 4_000, result => result, 1],
    ['throws of three dice', 'K3', 215, 8_000, result => [result.join('')], 1],
    ['digits of five', 'SSC', 9, 4_000, result => result, 1],
    ['digits of three', 'F3D', 9, 4_000, result => result, 1],
    ['tails of the North', 'VN_N', 99, 1_000, result => result.map(number => number.slice(-2)), 1],
    ['tails of the South', 'VN_S', 99, 1_000, result => result.map(number => number.slice(-2)), 1],
    ['digits of 4D', 'SEA_4D', 9, 500, result => [...result.join('')], 1],
    ['digits of Thai', 'SEA_TH', 9, 2_000, result => [...result.join('')], 1],
    ['digits of togel', 'SEA_ID', 9, 6_000, result => [...result[0]!], 1],
    ['winners of a race', 'PK10', 9, 6_000, result => [result[0]!], 1],
    ['last of a race', 'PK10', 9, 6_000, result => [result[9]!], 1],
    ['balls of keno', 'KENO', 79, 2_000, result => result, 20],
    ['balls of 6/45', 'SIX45', 44, 4_000, result => result, 6],
  ])('%s', (_name, format, freedom, count, values, taken) => {
    expect(statistic(drawsOf(format, count).flatMap(values), freedom + 1, taken)).toBeLessThan(limits[freedom])
  })
})
