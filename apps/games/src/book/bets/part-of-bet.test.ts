import { expect, test } from 'vitest'
import { isPartWhole, partOffer, partOfStake } from './part-of-bet.ts'

/** Under 2.75, 10.00 at 1.840 in the rulebook's state: worth 17.4030, of which 40 % are cashed out. */
const bet = { stakeUnits: '100000', cashOut: { fairUnits: '174030', offerUnits: '168800' } }

test('a part of 40 % pays its share less 3 %, cut to cents', () => {
  const part = partOfStake(bet.stakeUnits, 40)
  expect(part).toBe(40_000n)
  expect(partOffer(bet, part)).toBe(67_500n)
})

test('neither the part nor the rest may be less than the least stake', () => {
  expect(isPartWhole('100000', 40_000n)).toBe(true)
  expect(isPartWhole('5000', 500n)).toBe(false)
  expect(isPartWhole('5000', 4_500n)).toBe(false)
})
