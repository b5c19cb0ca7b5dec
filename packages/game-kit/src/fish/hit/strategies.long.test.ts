import { expect, test } from 'vitest'
import { deviationOf, strategies } from '../testing/strategies.ts'

test.each(Object.entries(strategies))('[FISHG-003] %s returns 24/25 over a million shots', (_, strategy) => {
  expect(Math.abs(deviationOf(strategy, 1_000_000))).toBeLessThan(3)
})
