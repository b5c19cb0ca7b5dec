import { formatCodes } from '@baize/game-kit/lotteries/index'
import { workedDraws } from '@baize/game-kit/lotteries/testing/worked-draws'
import { expect, test } from 'vitest'
import { sidesOf, trendModelOf, trendsOf } from './trend-model.ts'

test('figures of a digit over seven draws, oldest first', () => {
  const results = [2, 5, 2, 9, 9, 1, 2].map(digit => ['0', '0', '0', '0', String(digit)])
  const trends = trendsOf('SSC', trendModelOf('SSC').sets[4]!, results)
  expect(trends.get('2')).toMatchObject({ occurrence: 3, currentOmission: 0, maxOmission: 3, meanOmission: 1 })
  expect(trends.get('9')).toMatchObject({ occurrence: 2, currentOmission: 2, maxOmission: 3 })
  expect(trends.get('7')).toMatchObject({ occurrence: 0, currentOmission: 7 })
})

test('a triple of dice is a tie of big and small', () => {
  const throws = [
    ['2', '2', '5'],
    ['4', '4', '4'],
    ['6', '5', '6'],
  ]
  expect(sidesOf('K3', trendModelOf('K3').sides[0]!, throws)).toEqual(['S', null, 'B'])
})

test.each(formatCodes)('every set and road of %s can be read', format => {
  const results = Object.values(workedDraws).flatMap(draw => (draw.format === format ? [draw.result] : []))
  const { sets, sides } = trendModelOf(format)
  for (const set of sets) expect(trendsOf(format, set, results).size).toBe(set.values.length)
  for (const pair of sides) expect(sidesOf(format, pair, results)).toHaveLength(results.length)
})
