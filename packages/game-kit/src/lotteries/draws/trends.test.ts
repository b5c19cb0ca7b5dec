import { describe, expect, test } from 'vitest'
import { beadRoad, bigRoad, hotAndCold, streakOf, trendOf } from './trends.ts'

const draws = [2, 5, 2, 9, 9, 1, 2]
const trend = (value: number) => trendOf(draws.map(drawn => drawn === value))

test('the vector of the lotteries book', () => {
  expect(trend(2)).toEqual({ occurrence: 3, currentOmission: 0, maxOmission: 3, meanOmission: 1 })
  expect(trend(9)).toMatchObject({ occurrence: 2, currentOmission: 2, maxOmission: 3 })
  expect(trend(7)).toMatchObject({ occurrence: 0, currentOmission: 7 })
})

test('hot and cold rank by occurrence, then by omission, then by value', () => {
  const trends = new Map([...'0123456789'].map(value => [value, trend(Number(value))]))
  expect(hotAndCold(trends).hot).toEqual(['2', '9', '1', '5', '0'])
  expect(hotAndCold(trends).cold).toEqual(['8', '7', '6', '4', '3'])
})

describe('roads', () => {
  test('a run falls down its column and turns right at the sixth row', () => {
    const cells = bigRoad([...'BBBBBBBB', ...'SS'])
    expect(cells.map(({ column, row }) => [column, row])).toEqual([
      ...[0, 1, 2, 3, 4, 5].map(row => [0, row]),
      ...[
        [1, 5],
        [2, 5],
        [1, 0],
        [1, 1],
      ],
    ])
  })

  test('a run turns right where another stands in its way', () => {
    const cells = bigRoad([...'BBBBBBB', ...'SSSSSS'])
    expect(cells.slice(7).map(({ column, row }) => [column, row])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 4],
    ])
  })

  test('ties are a mark on the last cell', () => {
    expect(bigRoad(['B', null, null, 'B', 'S'])).toEqual([
      { side: 'B', column: 0, row: 0, ties: 2 },
      { side: 'B', column: 0, row: 1, ties: 0 },
      { side: 'S', column: 1, row: 0, ties: 0 },
    ])
  })

  test('beads stand in the order of draws', () => {
    expect(beadRoad([...'BSBSBSB']).at(-1)).toEqual({ side: 'B', column: 1, row: 0 })
  })

  test('a streak is the current run', () => {
    expect(streakOf([...'BSSB', null, 'B'])).toEqual({ side: 'B', length: 2 })
    expect(streakOf([])).toEqual({ side: null, length: 0 })
  })
})
