import { describe, expect, test } from 'vitest'
import { isWithin, readDay, withEnd } from './day-text.ts'

test.each([
  ['2026-11-20', '2026-11-20'],
  [' 2026/1/5 ', '2026-01-05'],
  ['2026.01.05', '2026-01-05'],
  ['20261120', '2026-11-20'],
  ['2026年11月20日', '2026-11-20'],
  ['２０２６－１１－２０', '2026-11-20'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', null],
  ['2026-13-01', null],
  ['2026-11-00', null],
  ['20-11-2026', null],
  ['11/20', null],
  ['', null],
])('%s is read as %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test('both bounds belong to what may be chosen, and either may be missing', () => {
  const bounds = { min: '2026-11-01', max: '2026-11-20' }
  expect(['2026-10-31', '2026-11-01', '2026-11-20', '2026-11-21'].map(day => isWithin(day, bounds))).toEqual([
    ...[false, true, true, false],
  ])
  expect([isWithin('1999-01-01', {}), isWithin('2999-01-01', { min: '2026-11-01' })]).toEqual([true, true])
})

describe('a range with one end moved', () => {
  const range = { from: '2026-11-10', to: '2026-11-16' }
  test.each([
    ['an end inside', 'from', '2026-11-12', { from: '2026-11-12', to: '2026-11-16' }],
    ['a first day after the last', 'from', '2026-11-18', { from: '2026-11-18', to: '2026-11-18' }],
    ['a last day before the first', 'to', '2026-11-02', { from: '2026-11-02', to: '2026-11-02' }],
    ['a first day too far back', 'from', '2026-09-01', { from: '2026-09-01', to: '2026-09-30' }],
    ['a last day too far on', 'to', '2026-12-31', { from: '2026-12-02', to: '2026-12-31' }],
    ['the longest', 'to', '2026-12-09', { from: '2026-11-10', to: '2026-12-09' }],
  ] as const)('%s', (_, end, day, moved) => {
    expect(withEnd(range, end, day, 30)).toEqual(moved)
  })

  test('without a range the first day chosen is both ends, and without a limit it may be long', () => {
    expect(withEnd(null, 'to', '2026-11-05')).toEqual({ from: '2026-11-05', to: '2026-11-05' })
    expect(withEnd(range, 'to', '2027-11-05')).toEqual({ from: '2026-11-10', to: '2027-11-05' })
  })
})
