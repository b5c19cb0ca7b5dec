import { parseAmount, toWire } from '@baize/money'
import { expect, test } from 'vitest'
import { football } from '../football/model.ts'
import type { FootballState } from '../football/state.ts'
import type { SportId } from '../sport-model.ts'
import { modelOf, type SportState } from '../sports.ts'
import { type RiskedSingles, WorstCell } from './worst-cell.ts'

const singles = (
  [market, selection, line = 0]: readonly [string, string, number?],
  stake: string,
  payout: string,
  more: Partial<RiskedSingles> = {},
): RiskedSingles => ({
  ...{ market, selection, line4: 4 * line, basis: '', result: null },
  ...{ stakeUnits: parseAmount(stake), payoutUnits: parseAmount(payout) },
  ...more,
})

const worst = (sport: SportId, state: unknown, ...held: RiskedSingles[]) =>
  toWire(new WorstCell(sport, state as SportState, held).units())

const start = football.start()

test('claims that win together cost together, and those that exclude one another do not', () => {
  const home = singles(['1X2', 'home'], '100.00', '178.00')
  const away = singles(['1X2', 'away'], '100.00', '432.00')
  expect(worst('FOOT', start, home, away)).toBe('232.00')
  // 2-1 wins both, and 1-2 none of them.
  const score = singles(['CS', '2-1'], '10.00', '93.50')
  expect(worst('FOOT', start, home, score)).toBe('161.50')
  expect(worst('FOOT', start, away, score)).toBe('322.00')
  // A double chance has two selections that win at a draw.
  const double = [singles(['DC', '1X'], '10.00', '12.40'), singles(['DC', 'X2'], '10.00', '21.10')]
  expect(worst('FOOT', start, ...double)).toBe('13.50')
})

test('halves, combinations and quarter lines meet in one cell', () => {
  const half = singles(['HTFT', '2/1'], '10.00', '325.00')
  const first = singles(['H1X2', 'away'], '10.00', '48.00')
  expect(worst('FOOT', start, half, first)).toBe('353.00')
  const combined = [
    { market: '1X2', line4: 0, selection: 'home' },
    { market: 'OU', line4: 10, selection: 'over' },
  ]
  const both = singles(['COMBO', 'all'], '10.00', '27.40', { combined })
  // At 1-0 the half that the quarter line wins is 40.00, and both lose elsewhere.
  const quarter = singles(['OU', 'under', 1.25], '100.00', '180.00')
  expect(worst('FOOT', start, both, quarter)).toBe('70.00')
})

test('handicaps in play count from the score at which they were taken', () => {
  const state: FootballState = { ...start, block: 20, score: { home: 1, away: 0 }, halfTime: { home: 0, away: 0 } }
  const early = singles(['AH', 'away', 0.5], '10.00', '19.00', { basis: '0-0' })
  const late = singles(['AH', 'away', 0.5], '10.00', '19.00', { basis: '1-0' })
  expect(worst('FOOT', state, early, late)).toBe('18.00')
  const opposed = singles(['AH', 'home', -0.5], '10.00', '19.00', { basis: '1-0' })
  expect(worst('FOOT', state, late, opposed)).toBe('-1.00')
})

test('what is settled counts as it ended, and other sports add the worst of each market', () => {
  const state = modelOf('BASK').start()
  const held = [
    singles(['ML', 'home'], '10.00', '14.20'),
    singles(['AH', 'home', -7.5], '10.00', '19.95'),
    singles(['AH', 'away', 5.5], '10.00', '19.00'),
    singles(['Q1', 'away'], '10.00', '25.50', { result: 'won' }),
  ]
  // By eight points or more the first handicap wins, by five or fewer the second, and never both.
  expect(worst('BASK', state, ...held)).toBe('19.65')
})

test('what is free is less in the cells where others win too, and all of it where nobody does', () => {
  const held = new WorstCell('FOOT', start as unknown as SportState, [singles(['1X2', 'home'], '100.00', '178.00')])
  const free = (market: string, selection: string, line4 = 0) =>
    toWire(held.freeUnits({ market, selection, line4, basis: '' }, parseAmount('300.00')))
  expect(free('BTTS', 'yes')).toBe('222.00')
  expect(free('1X2', 'away')).toBe('400.00')
  expect(free('CROU', 'over', 38)).toBe('222.00')
})
