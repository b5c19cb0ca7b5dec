import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AmountError,
  addEach,
  floorToCents,
  formatAmount,
  formatWire,
  multiplyByRate,
  parseAmount,
  splitEvenly,
  toWire,
} from './index.ts'

const anyUnits = fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n })

describe('amounts', () => {
  test('[WALLET-004, SHELL-099, CONST-025] money is shown with two decimals and comma separators, cut and never rounded up', () => {
    expect(formatWire('1234567.8')).toBe('1,234,567.80')
    expect(formatWire('0.9999')).toBe('0.99')
    expect(formatWire('-1234.5', 'P')).toBe('-P1,234.50')
    expect(formatAmount(10_000_000n, '¥')).toBe('¥1,000.00')
  })

  test.each([
    ['1', 10_000n],
    ['0.0001', 1n],
    ['-0.5', -5_000n],
    ['1000.0001', 10_000_001n],
  ])('reads %s', (text, units) => expect(parseAmount(text)).toBe(units))

  test.each(['', '1e3', '1,000.00', '+1', '.5', '01', '0.00001', 'NaN', '1e309', ' 1', '--1', '1.', '１'])(
    'refuses %j',
    text => expect(() => parseAmount(text)).toThrow(AmountError),
  )

  test('a wire amount reads back as itself', () => {
    fc.assert(
      fc.property(anyUnits, units => {
        expect(parseAmount(toWire(units))).toBe(units)
      }),
    )
  })

  test('parts sum to the whole and differ by at most one unit', () => {
    fc.assert(
      fc.property(anyUnits, fc.integer({ min: 1, max: 50 }), (units, n) => {
        const parts = splitEvenly(units, n)
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(units)
        const sorted = [...parts].sort((a, b) => (a < b ? -1 : 1))
        expect(sorted.at(-1)! - sorted[0]!).toBeLessThanOrEqual(1n)
      }),
    )
  })

  test('amounts add field by field, and nothing beside them', () => {
    const day = { day: '2027-06-15', stake: 30n, payout: 4n }
    expect(addEach({ stake: 12n, payout: -5n }, day)).toEqual({ stake: 42n, payout: -1n })
  })

  test('a rate never pays more than exact arithmetic allows', () => {
    expect(floorToCents(multiplyByRate(parseAmount('123.45'), 12_345n))).toBe(parseAmount('1.52'))
  })
})
