import { expect, test } from 'vitest'
import { coinOf, defaultStake, requireStake, StakeError, stakeLadder } from './stakes.ts'

test('the ladder is the minimum bet times the steps', () => {
  const ladder = stakeLadder(100, 5000)
  expect(ladder).toEqual([
    100, 200, 300, 500, 800, 1000, 1500, 2000, 3000, 5000, 8000, 10_000, 20_000, 30_000, 50_000, 100_000,
  ])
})

test('the ladder ends at the table maximum of 500.00', () => {
  expect(stakeLadder(10_000, 300).at(-1)).toBe(5_000_000)
  expect(stakeLadder(10_000, 300, 1_000_000).at(-1)).toBe(1_000_000)
})

test('the ladder ends where the top win would pass 250 000.00', () => {
  expect(stakeLadder(10_000, 5000).at(-1)).toBe(500_000)
  expect(stakeLadder(10_000, 5001).at(-1)).toBe(300_000)
})

test.each([
  [100, 5000],
  [500, 5000],
  [1000, 5000],
  [5000, 5000],
  [7500, 7500],
  [10_000, 10_000],
])('with minimum bet %i the default stake is %i units, nearest to 0.50', (minBet, expected) => {
  expect(defaultStake(stakeLadder(minBet, 5000))).toBe(expected)
})

test('of two equally near steps the default is the lower one', () => {
  expect(defaultStake([4000, 6000])).toBe(4000)
})

test('a bet off the ladder is refused by name', () => {
  expect(() => requireStake([100, 200], 150)).toThrow(StakeError)
  expect(() => requireStake([100, 200], 150)).toThrow('choose one of 100, 200')
  expect(() => requireStake([100, 200], 200)).not.toThrow()
})

test.each([0, -100, 10.5, Number.NaN, 2 ** 53])('a bet of %s units is refused', bet => {
  expect(() => coinOf(bet, 20)).toThrow(StakeError)
})

test('a bet must divide into whole coins', () => {
  expect(coinOf(100, 20)).toBe(5)
  expect(coinOf(7500, 25)).toBe(300)
  expect(() => coinOf(110, 20)).toThrow('does not divide into 20 coins')
})
