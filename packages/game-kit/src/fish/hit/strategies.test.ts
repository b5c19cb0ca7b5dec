import { expect, test } from 'vitest'
import { deviationOf, strategies } from '../testing/strategies.ts'

test.each(Object.entries(strategies))('%s returns 24/25 over some shots', (_, strategy) => {
  expect(Math.abs(deviationOf(strategy, 20_000))).toBeLessThan(3)
})
