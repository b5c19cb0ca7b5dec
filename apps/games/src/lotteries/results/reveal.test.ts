import { expect, test } from 'vitest'
import { revealPlan } from './reveal.ts'

test('[WALK-010] numbers come in as they were drawn: in their places, and of keno in the order of the draw', () => {
  expect(revealPlan('SSC', ['4', '0', '9'], ['4', '0', '9']).turns).toEqual([0, 1, 2])
  expect(revealPlan('KENO', ['3', '17', '80'], ['17', '80', '3']).turns).toEqual([2, 0, 1])
})
