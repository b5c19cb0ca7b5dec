import { expect, test } from 'vitest'
import { payouts } from '../testing/settle.ts'

test('[TABLE-052] two and four red', () => {
  expect(payouts('xoc/1', { coins: '1100' }, ['two', 'even', 'high', 'low', 'odd'])).toEqual([2.5, 1.95, 1, 1, 0])
  expect(payouts('xoc/1', { coins: '1111' }, ['four', 'red4', 'high', 'low', 'white4'])).toEqual([7.5, 15, 1.9, 0, 0])
  expect(payouts('xoc/1', { coins: '0001' }, ['white3', 'red3', 'odd', 'low'])).toEqual([3.8, 0, 1.95, 1.9])
})
