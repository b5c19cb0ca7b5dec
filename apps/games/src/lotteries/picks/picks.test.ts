import { betTypesOf, formatCodes, priceTicket } from '@baize/game-kit/lotteries/index'
import { describe, expect, test } from 'vitest'
import { contentsOf, noPicks, surplusOf, writtenNumbers } from './contents.ts'
import { controlOf, range } from './controls.ts'
import { groupsOf } from './groups.ts'
import { quickPick } from './random.ts'
import { numbersBetween, numbersOf, withReverses } from './two-digits.ts'

const bets = formatCodes.flatMap(format => betTypesOf(format).map(({ code }) => [format, code] as const))

test.each(formatCodes)('%s shows each of its bets under one tab', format => {
  const shown = [false, true].flatMap(hasPool => groupsOf(format, hasPool).flatMap(([, codes]) => codes))
  expect([...shown].sort()).toEqual(
    betTypesOf(format)
      .map(({ code }) => code)
      .sort(),
  )
})

test.each(bets)('a quick pick of %s %s is one ticket that the rules take', (format, betCode) => {
  const control = controlOf(format, betCode)
  for (let i = 0; i < 20; i++) {
    const contents = contentsOf(control, quickPick(control))
    expect(contents).toHaveLength(1)
    expect(priceTicket(format, { betCode, content: contents[0]!, unitCents: 100, times: 1 }).bet.lines).toBeGreaterThan(
      0,
    )
  }
})

test.each(bets)('every single choice of %s %s is a content of it', (format, betCode) => {
  const control = controlOf(format, betCode)
  if (control.kind !== 'each') return
  const all = contentsOf(control, { ...noPicks(control), marks: control.rows.map(({ values }) => new Set(values)) })
  for (const content of all) priceTicket(format, { betCode, content, unitCents: 100, times: 1 })
  expect(all.length).toBeGreaterThan(0)
})

test('[WALK-031] a quick pick of keno marks as many numbers as a ticket takes, and what is too many is said', () => {
  const control = controlOf('KENO', 'SPOT')
  expect(quickPick(control).marks[0]!.size).toBe(10)
  const marked = (n: number) => ({ ...noPicks(control), marks: [new Set(range(1, n))] })
  expect(contentsOf(control, marked(20))).toEqual([])
  expect([9, 10, 20].map(n => surplusOf(control, marked(n)))).toEqual([
    null,
    null,
    { kind: 'marks', marked: 20, most: 10 },
  ])
  const pairs = controlOf('VN_N', 'X2')
  const held = { ...noPicks(pairs), marks: [new Set(['05', '21', '79'])], bankers: new Set(['21', '79']) }
  expect(surplusOf(pairs, held)).toEqual({ kind: 'bankers', marked: 2, most: 1 })
})

describe('contents', () => {
  const marked = (...marks: string[][]) => ({
    ...{ marks: marks.map(row => new Set(row)), text: '', side: 0 },
    bankers: new Set<string>(),
  })
  test.each([
    ['SSC', 'POS', marked(['7'], [], [], [], ['3', '1']), ['1:7', '5:13']],
    ['PK10', 'POS', marked(['10', '3']), ['1:3-10']],
    ['SSC', 'L2', marked(['3'], ['8']), ['38']],
    ['SSC', 'L2', marked(['3', '1'], ['8', '7']), ['13|78']],
    ['SSC', 'L2', marked(['3'], []), []],
    ['PK10', 'F2', marked(['3'], ['8']), ['3-8']],
    ['PK10', 'F2', marked(['1', '2', '3'], ['2', '3']), ['1-2-3|2-3']],
    ['VN_N', 'X2', marked(['79', '05']), ['05-79']],
    ['VN_N', 'X2', marked(['79']), []],
    ['VN_N', 'XQ', marked(['01', '02', '03', '04', '05']), []],
    ['VN_N', 'LO2', marked(['79', '05']), ['05', '79']],
    ['SEA_ID', 'KOMB', marked(['SMALL'], [], [], ['ODD']), ['A:SMALL+D:ODD']],
    ['SEA_ID', 'KOMB', marked(['SMALL', 'ODD'], [], [], []), []],
  ] as const)('%s %s', (format, betCode, picks, contents) => {
    expect(contentsOf(controlOf(format, betCode), picks)).toEqual(contents)
  })

  test.each([
    ['VN_N', 'X3', ['79', '05', '21'], ['21'], ['21|05-79']],
    ['VN_N', 'X3', ['79', '05', '21', '33'], ['79', '21'], ['21-79|05-33']],
    ['VN_N', 'X2', ['79', '05', '21'], ['79', '21'], []],
    ['SSC', 'G6', ['9', '1', '3', '5'], ['9'], ['9|135']],
    ['SIX45', 'P6', ['1', '2', '3', '4', '5', '6', '45'], ['45'], ['45|1-2-3-4-5-6']],
  ] as const)('%s %s of %j with bankers %j', (format, betCode, marks, bankers, contents) => {
    const picks = { marks: [new Set<string>(marks)], bankers: new Set<string>(bankers), text: '', side: 0 }
    const found = contentsOf(controlOf(format, betCode), picks)
    expect(found).toEqual(contents)
    for (const content of found) priceTicket(format, { betCode, content, unitCents: 100, times: 1 })
  })

  test('typed numbers are parted by anything but digits; a repeated one counts once', () => {
    expect(writtenNumbers('123, 456;12 123 4x6', { digits: 3, wild: false })).toEqual({
      good: ['123', '456'],
      bad: ['12', '4X6'],
    })
    expect(writtenNumbers('r866 12r4 1234', { digits: 4, wild: true }).good).toEqual(['R866', '12R4'])
  })

  test('the second side stands before the number', () => {
    expect(contentsOf(controlOf('SEA_4D', 'BOX'), { marks: [], bankers: new Set(), text: '1234', side: 1 })).toEqual([
      'S:1234',
    ])
  })
})

test('ready selections of two-digit numbers', () => {
  expect(numbersOf({ kind: 'head', digit: 3 })).toEqual(['30', '31', '32', '33', '34', '35', '36', '37', '38', '39'])
  expect(numbersOf({ kind: 'sum', digit: 1 })).toEqual(['01', '10', '29', '38', '47', '56', '65', '74', '83', '92'])
  expect(numbersOf({ kind: 'zodiac', group: 4 })).toEqual(['00', '04', '16', '28', '40', '52', '64', '76', '88'])
  expect(numbersOf({ kind: 'evenOdd' })).toHaveLength(25)
  expect(withReverses(['12', '33'])).toEqual(['12', '21', '33'])
  expect(numbersBetween('45', '41')).toEqual(['41', '42', '43', '44', '45'])
  expect(numbersBetween('05', '35')).toEqual(['05', '15', '25', '35'])
  expect(numbersBetween('05', '36')).toBeNull()
})
