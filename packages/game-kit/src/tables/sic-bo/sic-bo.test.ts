import { expect, test } from 'vitest'
import { forcedDraws } from '../../draws.ts'
import { payouts, positionsOn } from '../testing/settle.ts'
import { drawTumble, LIFT_MS } from './film.ts'

test('[TABLE-048] three fours', () => {
  const spots = ['small', 'big', 'odd', 'even', 'c45', 't12', 'n4', 'd4', 'k4', 'any']
  expect(payouts('sic/1', { dice: [4, 4, 4] }, spots)).toEqual([0, 0, 0, 0, 0, 8, 4, 12, 181, 31])
})

test('[TABLE-049] one, two and five', () => {
  const spots = ['small', 'even', 't8', 'c12', 'n5', 'd1']
  expect(payouts('sic/1', { dice: [1, 2, 5] }, spots)).toEqual([2, 2, 9, 6, 2, 0])
})

test('the cloth has 52 spots', () => {
  expect(positionsOn('sic/1', null)).toHaveLength(4 + 6 + 15 + 6 + 6 + 1 + 14)
})

test('one of 32 tumbles is shown under the bowl', () => {
  expect(drawTumble(forcedDraws([31]))).toBe(31)
  expect(LIFT_MS).toEqual({ 'sic-bo': 4_200, 'xoc-dia': 5_500 })
})
