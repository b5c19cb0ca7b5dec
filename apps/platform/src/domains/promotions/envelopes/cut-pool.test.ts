import { systemRng } from '@baize/server-kit/outside'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutPool, sharesOf } from './cut-pool.ts'

test('the worked example: 100.00 in 8 shares of at least 1.00', () => {
  const cuts = [300, 1100, 2500, 2500, 4100, 7000, 8800]
  expect(sharesOf(1_000_000n, 10_000n, cuts).map(Number)).toEqual([
    40_000, 90_000, 150_000, 10_000, 170_000, 300_000, 190_000, 50_000,
  ])
})

test('any cut gives shares of at least the minimum that sum to the pool', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (shares, minimumCents, moreCents) => {
        const minimum = BigInt(minimumCents) * 100n
        const pool = minimum * BigInt(shares) + BigInt(moreCents) * 100n
        const cut = cutPool(pool, shares, minimum, systemRng)
        expect(cut).toHaveLength(shares)
        expect(cut.reduce((sum, share) => sum + share, 0n)).toBe(pool)
        expect(cut.every(share => share >= minimum && share % 100n === 0n)).toBe(true)
      },
    ),
  )
})
