import type { SlipState } from '@baize/api/studio/lottery-states'
import { expect, test } from 'vitest'
import { movedCents } from './moved-cents.ts'

test.each<[state: SlipState, payoutCents: number | null, moved: number]>([
  ['refused', null, 0],
  ['rolled-back', null, 0],
  ['cancelled', null, 0],
  ['voided', null, 0],
  ['accepted', null, -500_000],
  ['decided', 700, -500_000],
  ['settled', 0, -500_000],
  ['settled', 700, 700],
])('[WALK-031] a slip that is %s with a payout of %s has moved %i cents', (state, payoutCents, moved) => {
  expect(movedCents({ state, costCents: 500_000, payoutCents })).toBe(moved)
})
