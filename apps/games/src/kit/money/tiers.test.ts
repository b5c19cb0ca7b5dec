import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedUnits, countMs, showMs, tierOf } from './tiers.ts'

const bet = 5_000

test('no fanfare at a win up to the stake: it is returned money, without count and without a picture', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (betUnits, share) => {
      const winUnits = Math.max(1, Math.floor((betUnits * share) / 1_000_000))
      const tier = tierOf(winUnits, betUnits)
      expect(tier).toBe('return')
      expect(countMs(winUnits, betUnits)).toBe(0)
      expect(showMs[tier]).toBe(0)
    }),
  )
})

test.each([
  [0, 'none'],
  [1, 'return'],
  [1.01, 'small'],
  [5, 'small'],
  [5.01, 'good'],
  [15, 'good'],
  [15.01, 'big'],
  [40, 'big'],
  [40.01, 'great'],
  [100, 'great'],
  [100.01, 'grand'],
] as const)('a win of %s stakes is %s', (multiple, tier) => {
  expect(tierOf(Math.round(multiple * bet), bet)).toBe(tier)
})

test('a named jackpot is grand', () => {
  expect(tierOf(20 * bet, bet, true)).toBe('grand')
})

test('the count takes 400 + 300 log2(win / bet + 1) ms, and four seconds at most', () => {
  expect(countMs(3 * bet, bet)).toBe(1_000)
  expect(countMs(7 * bet, bet)).toBe(1_300)
  expect(countMs(1_000_000 * bet, bet)).toBe(4_000)
})

test('the counter never falls, never passes the amount and ends exactly on it', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e9), (fromUnits, addedUnits) => {
      const toUnits = fromUnits + addedUnits
      const shown = [0, 0.1, 0.35, 0.6, 0.9, 0.999, 1].map(share => countedUnits(fromUnits, toUnits, share))
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
      expect(shown[0]).toBe(fromUnits)
      expect(shown.at(-1)).toBe(toUnits)
      expect(shown.every(Number.isInteger)).toBe(true)
    }),
  )
})
