import { describe, expect, test } from 'vitest'
import { betTypesOf, type FormatCode, formatCodes, hasSeries } from '../formats.ts'
import { sampleContents } from '../sample-contents.ts'
import { exactReturn, payoutCents } from '../slip/ticket.ts'
import { everyResult, range } from './enumerated.ts'
import { kenoSums } from './keno.ts'

const percent = (share: number) => Math.round(share * 10_000) / 100
const types = formatCodes.flatMap(format => betTypesOf(format).map(type => [format, type.code, type] as const))

test('every bet type has contents to prove it by', () => {
  expect(
    types.filter(([format, code]) => !sampleContents[format][code]).map(([format, code]) => `${format} ${code}`),
  ).toEqual([])
})

test.each(types)('%s %s returns 88 to 97 percent at every series on sale, rebate included', (format, code, type) => {
  for (const content of sampleContents[format][code]!) {
    for (const series of range(90, 97).map(half => half * 20)) {
      const rebate = (1940 - series) / 2000
      const base = exactReturn(type, content, series)
      expect(percent(base)).toBeGreaterThanOrEqual(87.5)
      expect(percent(base + (hasSeries(format) ? rebate : 0))).toBeLessThanOrEqual(97)
    }
    expect(percent(exactReturn(type, content))).toBeGreaterThanOrEqual(88)
  }
})

test.each<[FormatCode, string, string, number]>([
  ['VN_N', 'LO2', '79', 95],
  ['VN_N', 'LO2_1K', '79', 94.5],
  ['VN_S', 'LO2_1K', '79', 93.6],
  ['VN_N', 'X2', '21-33', 93.3],
  ['VN_N', 'X3', '21-33-79', 93.46],
  ['VN_N', 'X4', '05-21-33-79', 93.45],
  ['VN_S', 'X2', '21-33', 93.99],
  ['VN_S', 'X3', '21-33-79', 93.92],
  ['VN_S', 'X4', '05-21-33-79', 93.83],
  ['VN_N', 'XQ', '21-33-79', 93.34],
  ['VN_N', 'XQ', '05-21-33-79', 93.37],
  ['VN_S', 'XQ', '21-33-79', 93.97],
  ['VN_S', 'XQ', '05-21-33-79', 93.95],
  ['VN_N', 'T10', '00-01-02-03-04-05-06-07-08-09', 93.04],
  ['VN_S', 'T4', '00-01-02-03', 93.52],
  ['VN_N', 'C3P', '123', 94.8],
  ['VN_N', 'C4P', '1234', 93.6],
  ['SEA_4D', 'BIG', '1234', 93],
  ['SEA_4D', 'SMALL', '1234', 93],
  ['SEA_4D', 'IBIG', '1234', 92.64],
  ['SEA_4D', 'IBIG', '1123', 92.88],
  ['SEA_4D', 'IBIG', '1122', 92.58],
  ['SEA_4D', 'IBIG', '1112', 92.6],
  ['SEA_4D', 'ISMALL', '1122', 92.94],
  ['SEA_TH', 'RUNUP', '3', 93.5],
  ['SEA_TH', 'RUNDN', '3', 93.1],
  ['SEA_TH', '4TOD', '1234', 93.12],
  ['SEA_TH', '6D', '123456', 90],
  ['SEA_ID', 'CB', '3', 94.39],
  ['SEA_ID', 'CM', '3-4', 93.18],
  ['SEA_ID', 'CN', '1-3-4', 94.2],
  ['SEA_ID', 'SHIO', '1', 93.6],
  ['SEA_ID', 'SHIO', '12', 93.6],
  ['SEA_ID', 'DASAR', 'EVEN', 94.5],
  ['KENO', 'SPOT', '1', 93.75],
  ['KENO', 'SPOT', '1-2-3-4-5', 93.06],
  ['KENO', 'SPOT', '1-2-3-4-5-6-7', 92.82],
  ['KENO', 'SPOT', '1-2-3-4-5-6-7-8-9-10', 93.75],
  ['KENO', 'X', 'B', 95.02],
  ['KENO', 'X', 'S', 95.02],
  ['KENO', 'X', '810', 94.96],
  ['KENO', 'X', 'UP', 94.81],
  ['KENO', 'X', 'EVENHALF', 94.91],
  ['KENO', 'X', 'FIRE', 94.98],
  ['SIX45', 'F6', '1-2-3-4-5-6', 93.84],
  ['SIX45', 'P6', '1-2-3-4-5-6', 94.18],
  ['F3D', 'KIND', 'DIFF', 94.32],
])('%s %s %s returns exactly %d percent', (format, code, content, expected) => {
  const type = betTypesOf(format).find(one => one.code === code)!
  expect(Math.abs(100 * exactReturn(type, content) - expected)).toBeLessThan(0.0051)
})

test('the keno sum bets share the whole and say so', () => {
  expect(
    ['GOLD', 'WOOD', 'WATER', 'FIRE', 'EARTH'].map(name => kenoSums[name]!.chance()).reduce((a, b) => a + b),
  ).toBeCloseTo(1, 12)
  expect(kenoSums.O!.chance() + kenoSums.E!.chance()).toBeCloseTo(1, 12)
})

test('[MEND-050] a keno sum of exactly 810 gives the stake on big and small back, and none that was bought before', () => {
  const type = betTypesOf('KENO').find(({ code }) => code === 'X')!
  const middle = range(31, 50).map(String)
  const paid = (content: string, oddsX10000?: number[]) =>
    payoutCents(type.read(content), middle, {
      ...{ betCode: 'X', content, unitCents: 100, times: 7 },
      ...(oddsX10000 && { oddsX10000 }),
    })
  expect(['B', 'S', '810', 'O'].map(content => paid(content))).toEqual([700, 700, 216 * 700, 0])
  expect([paid('B', [19_000, 10_000]), paid('B', [19_000])]).toEqual([700, 0])
  expect(percent(exactReturn(type, 'B'))).toBe(95.02)
})

const digits = [...'0123456789']
const enumerable: Partial<Record<FormatCode, readonly (readonly string[])[]>> = {
  K3: everyResult(3, [...'123456']),
  F3D: everyResult(3, digits),
  SSC: everyResult(5, digits),
  SEA_ID: everyResult(4, digits).map(four => [four.join('')]),
}

describe.each(Object.entries(enumerable) as [FormatCode, string[][]][])(
  'over every result of %s',
  (format, results) => {
    test('each bet pays in the mean what its closed form says', () => {
      for (const type of betTypesOf(format)) {
        for (const content of sampleContents[format][type.code]!) {
          const bet = type.read(content)
          const ticket = { betCode: type.code, content, unitCents: 100, times: 9_999 }
          const cost = bet.lines * type.costPoints * 100 * 9_999
          let paid = 0
          let best = 0
          for (const result of results) {
            const payout = payoutCents(bet, result, ticket)
            paid += payout
            best = Math.max(best, payout)
          }
          expect([type.code, content, paid / results.length / cost]).toEqual([
            type.code,
            content,
            expect.closeTo(exactReturn(type, content), 5),
          ])
          const ceiling = payoutCents({ ...bet, wins: () => [...bet.best] }, results[0]!, ticket)
          expect([type.code, content, ceiling]).toEqual([type.code, content, best])
        }
      }
    })
  },
)
