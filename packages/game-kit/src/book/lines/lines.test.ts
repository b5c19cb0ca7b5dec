import { expect, test } from 'vitest'
import { casesFrom, certainResult, partsOfLine } from './cases.ts'
import { marketLines } from './line-claims.ts'
import { halfLines, mainLine, offeredLines } from './main-line.ts'
import { openClaim, withOnePrice } from './open-claims.ts'
import { wonIf } from './results.ts'
import { settleLine } from './settle-line.ts'

test.each([
  [[1, -3], 'half_won'],
  [[1, -4], 'push'],
  [[1, -5], 'half_lost'],
  [[1, -2], 'won'],
  [[1, -6], 'lost'],
  [[-1, 3], 'half_lost'],
] as const)('a handicap of %j is %s', ([margin, line4], kind) => {
  expect(settleLine(margin, line4, 'handicap').kind).toBe(kind)
})

test.each([
  [11, 'half_won', 'half_lost'],
  [12, 'push', 'push'],
  [13, 'half_lost', 'half_won'],
  [10, 'won', 'lost'],
] as const)('three in all on a line of %i quarters', (line4, over, under) => {
  expect([settleLine(3, line4, 'over').kind, settleLine(3, line4, 'under').kind]).toEqual([over, under])
})

test('parts of a quarter line are halves of the lines beside it', () => {
  const totals = casesFrom('total', 0, [0.125, 0.25, 0.5, 0.125])
  expect(partsOfLine(totals, 9, 'over')).toEqual({ won: 0.125, returned: 0.25, lost: 0.625 })
  expect(partsOfLine(totals, 9, 'under')).toEqual({ won: 0.625, returned: 0.25, lost: 0.125 })
})

test('the main line is the evenest, then the smaller, then the lower', () => {
  const line = (line4: number, chance: number) => ({ line4, chance })
  expect(mainLine([line(-6, 0.4), line(-2, 0.45), line(2, 0.6)])).toEqual(line(-2, 0.45))
  expect(mainLine([line(6, 0.25), line(-2, 0.75)])).toEqual(line(-2, 0.75))
  expect(mainLine([line(2, 0.5), line(-2, 0.5)])).toEqual(line(-2, 0.5))
  expect(() => mainLine([])).toThrow(RangeError)
})

test('a step between the same two values is left out', () => {
  const margins = casesFrom('margin', -2, [0.25, 0.25, 0, 0.25, 0.25])
  expect(halfLines(margins, 'handicap').map(({ line4 }) => line4)).toEqual([-6, -2, 6])
  const totals = casesFrom('total', 27, [0.25, 0.25, 0, 0.5])
  expect(halfLines(totals, 'over')).toEqual([
    { line4: 110, chance: 0.75 },
    { line4: 114, chance: 0.5 },
  ])
})

test('two steps on each side before the match, one in play', () => {
  const lines = [1, 2, 3, 4, 5, 6].map(step => ({ line4: 4 * step + 2, chance: 1 - step / 8 }))
  expect(offeredLines(lines, 'before').map(({ line4 }) => line4)).toEqual([10, 14, 18, 22, 26])
  expect(offeredLines(lines, 'live').filter(({ isMain }) => isMain)).toEqual([{ line4: 18, isMain: true }])
  expect(offeredLines([], 'live')).toEqual([])
})

test('the other side of a handicap reads its line with the sign turned', () => {
  const market = { market: 'AH', reads: 'handicap', sides: ['A', 'B'], classes: { main: 'A', other: 'B' } } as const
  expect(marketLines(market, casesFrom('margin', 1, [0.5, 0.5]), 'live')).toEqual([
    { market: 'AH', line4: -6, selection: 'A', marketClass: 'A' },
    { market: 'AH', line4: 6, selection: 'B', marketClass: 'A' },
  ])
})

test('claims that pay alike in every case carry the lowest class', () => {
  const scores = casesFrom('score', 0, [0.25, 0.25, 0.25, 0.25])
  const claim = (market: string) => ({ market, line4: 0, selection: 'A' })
  const open = [
    ...openClaim(claim('two'), 'A', scores, value => wonIf(value >= 2)),
    ...openClaim(claim('high'), 'C', scores, value => wonIf(value > 1)),
    ...openClaim(claim('odd'), 'B', scores, value => wonIf(value % 2 === 1)),
    ...openClaim(claim('any'), 'B', scores, () => wonIf(true)),
  ]
  expect(withOnePrice(open).map(({ market, marketClass }) => [market, marketClass])).toEqual([
    ['two', 'A'],
    ['high', 'A'],
    ['odd', 'B'],
  ])
  expect(certainResult(scores, value => wonIf(value < 9))).toEqual({ kind: 'won' })
})
