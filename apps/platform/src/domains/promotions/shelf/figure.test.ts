import { parseAmount } from '@baize/money'
import { expect, test } from 'vitest'
import { figureUnits } from './figure.ts'

test.each([
  ['131K', '131000'],
  ['1.5M', '1500000'],
  ['131.00', '131'],
  ['131,000', '131000'],
  ['0.5K', '500'],
])('[WALK-016] the figure %s of a promotion is read as %s', (figure, amount) => {
  expect(figureUnits(figure)).toBe(parseAmount(amount))
})

test.each(['', 'K', '131 K', '131k', 'up to 5', '1,31', '1.234', '-5'])('[WALK-016] "%s" is no figure', figure => {
  expect(figureUnits(figure)).toBeNull()
})
