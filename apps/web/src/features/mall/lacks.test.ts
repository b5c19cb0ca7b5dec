import { expect, test } from 'vitest'
import { lacksFor } from './lacks.ts'

test('what a member lacks for goods is told by points and by valid bet', () => {
  const goods = { points: '800.00', amountRequirement: '5000.00' }
  expect(lacksFor(goods, { points: '120.50', monthValidBet: '1000.00' })).toEqual({
    points: '679.50',
    validBet: '4000.00',
  })
  expect(lacksFor(goods, { points: '800.00', monthValidBet: '5000.00' })).toEqual({ points: null, validBet: null })
})
