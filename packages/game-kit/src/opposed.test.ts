import fc from 'fast-check'
import { expect, test } from 'vitest'
import { opposedPart } from './opposed.ts'

const payouts = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 60 })

test('[DOOR-013] never less than what comes back on every outcome, and never more than the stake', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), payouts, (stake, paid) => {
      const opposed = opposedPart(stake, paid)
      expect(opposed).toBeGreaterThanOrEqual(Math.min(stake, ...paid))
      expect(opposed).toBeLessThanOrEqual(stake)
    }),
  )
})

test('it comes back on nine outcomes of ten, in whatever order they stand', () => {
  fc.assert(
    fc.property(payouts, paid => {
      const opposed = opposedPart(Number.MAX_SAFE_INTEGER, paid)
      const covered = paid.filter(amount => amount >= opposed).length
      expect(10 * covered).toBeGreaterThanOrEqual(9 * paid.length)
      expect(10 * paid.filter(amount => amount > opposed).length).toBeLessThan(9 * paid.length + 10)
      expect(opposedPart(Number.MAX_SAFE_INTEGER, paid.toReversed())).toBe(opposed)
    }),
  )
})
