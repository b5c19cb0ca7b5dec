import { expect, test } from 'vitest'
import { clockKey } from './clock-key.ts'

test.each([
  ['H1', 33, 'matches.minute', 33],
  ['HT', 45, 'matches.HT', 0],
  ['Q3', null, 'matches.Q', 3],
  ['OT1', null, 'matches.OT', 1],
  ['MAP2', 14, 'matches.MAP', 2],
  ['S1', null, 'matches.S', 1],
])('%s at minute %s is told as %s %s', (period, minute, key, n) => {
  expect(clockKey({ period, minute })).toEqual({ key, n })
})
