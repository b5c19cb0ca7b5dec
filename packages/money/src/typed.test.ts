import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatWire, parseAmount } from './index.ts'
import { mostTypedUnits, readTyped } from './typed.ts'

const amountOf = (typed: string, symbol = '') => {
  const read = readTyped(typed, { symbol })
  return 'amount' in read ? read.amount : null
}

describe('amounts that people type', () => {
  test.each([
    ['5', '5.00'],
    ['1000.5', '1000.50'],
    ['1,000.50', '1000.50'],
    ['20,000', '20000.00'],
    ['1,234,567.89', '1234567.89'],
    [' 12.30\n', '12.30'],
    ['１，０００．５０', '1000.50'],
    ['２０。５', '20.50'],
    ['0.01', '0.01'],
    ['100,000,000,000', '100000000000.00'],
  ])('%j is read as %s', (typed, amount) => expect(readTyped(typed)).toEqual({ amount }))

  test.each([
    ['', 'form'],
    ['1e9', 'form'],
    ['NaN', 'form'],
    ['Infinity', 'form'],
    ['0x10', 'form'],
    ['🎲', 'form'],
    ['1²', 'form'],
    ['½', 'form'],
    ['٣٠', 'form'],
    ['-5', 'form'],
    ['+5', 'form'],
    ['5.', 'form'],
    ['.5', 'form'],
    ['007', 'form'],
    ['1 000', 'form'],
    ['1,5', 'form'],
    ['1,00', 'form'],
    ['0,100', 'form'],
    ['10,00,000', 'form'],
    ['1.000,50', 'form'],
    ['1.000.000', 'form'],
    ['20.000', 'decimals'],
    ['1000.505', 'decimals'],
    ['9999999999999999', 'size'],
    ['100,000,000,000.01', 'size'],
  ])('%j is refused by its %s', (typed, fault) => expect(readTyped(typed)).toEqual({ fault }))

  test('the symbol may stand in front, as where the amount was copied from', () => {
    expect(amountOf('P 1,000.50', 'P')).toBe('1000.50')
    expect(amountOf('¥20', '¥')).toBe('20.00')
    expect(amountOf('P 1,000.50')).toBeNull()
    expect(amountOf('PP5', 'P')).toBeNull()
  })

  test('what is counted in wholes takes no part of one', () => {
    expect(readTyped('1,000', { isWhole: true })).toEqual({ amount: '1000' })
    expect(readTyped('1,000.00', { isWhole: true })).toEqual({ amount: '1000' })
    expect(readTyped('10.5', { isWhole: true })).toEqual({ fault: 'decimals' })
  })

  const digits = fc
    .array(fc.constantFrom(...'0123456789,.．，０９ -eP'), { maxLength: 20 })
    .map(parts => parts.join(''))
  const anyTyped = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), digits)

  test('[WALK-001] whatever is typed is refused, or is the amount that the site would show for it', () => {
    fc.assert(
      fc.property(anyTyped, fc.constantFrom('', 'P', '¥'), (typed, symbol) => {
        const amount = amountOf(typed, symbol)
        if (amount === null) return
        expect(amountOf(formatWire(amount, symbol), symbol)).toBe(amount)
        // The same digits in the same places, whatever stood around them.
        const [whole, cents = ''] = typed
          .normalize('NFKC')
          .replaceAll('。', '.')
          .replaceAll(/[^\d.]/g, '')
          .split('.')
        expect(parseAmount(amount)).toBe(BigInt(whole!) * 10_000n + BigInt(cents.padEnd(2, '0')) * 100n)
      }),
      { numRuns: 5_000 },
    )
  })

  test('[WALK-001] every amount reads back as the site shows it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: mostTypedUnits / 100n }), cents => {
        const shown = formatAmount(cents * 100n, 'P')
        expect(parseAmount(amountOf(shown, 'P')!)).toBe(cents * 100n)
      }),
    )
  })
})

test.each([
  ['\u202a1,000.50\u202c', '1000.50'],
  ['\u200e20\u200f', '20.00'],
  ['\u00a0 12.30 \u00a0', '12.30'],
  ['\u2066１，０００\u2069', '1000.00'],
  ['\ufeff5', '5.00'],
])('[MEND-014] An amount pasted as %j is read as %s', (typed, amount) => expect(readTyped(typed)).toEqual({ amount }))
