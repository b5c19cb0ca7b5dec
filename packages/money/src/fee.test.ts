import { expect, test } from 'vitest'
import { feeOf } from './fee.ts'
import { parseAmount, toWire } from './index.ts'

test.each([
  ['50.00', '2.00'],
  ['200.00', '2.00'],
  ['200.01', '2.00'],
  ['333.33', '3.33'],
  ['1999.99', '19.99'],
  ['2000.00', '20.00'],
  ['2500.00', '20.00'],
])('a fee of 1 %%, at least 2.00 and at most 20.00, of %s is %s', (amount, fee) => {
  const rule = { ratePpm: 10_000n, leastUnits: parseAmount('2.00'), mostUnits: parseAmount('20.00') }
  expect(toWire(feeOf(parseAmount(amount), rule))).toBe(fee)
})
