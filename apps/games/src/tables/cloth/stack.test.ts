import { expect, test } from 'vitest'
import { stackOf } from './stack.ts'

const chips = [1_000, 5_000, 10_000, 50_000, 250_000, 1_000_000]

test.each([
  [1_000, [0]],
  [60_000, [3, 2]],
  [300_000, [4, 3]],
  [5_000_000, [5, 5, 5, 5, 5]],
  [1_376_000, [5, 4, 3, 3, 2]],
])('%i units are stacked of %j', (units, values) => expect(stackOf(units, chips)).toEqual(values))
