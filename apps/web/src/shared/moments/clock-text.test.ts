import { clockRefreshMs } from '@baize/api'
import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

const noon = Date.UTC(2026, 10, 20, 13, 5, 9)

test.each([
  [0, '2026-11-20 13:05:09 GMT+0'],
  [480, '2026-11-20 21:05:09 GMT+8'],
  [330, '2026-11-20 18:35:09 GMT+5:30'],
  [-300, '2026-11-20 08:05:09 GMT-5'],
])('%i minutes from GMT the clock shows %s', (offset, text) => {
  expect(clockText(noon, offset)).toBe(text)
})

test('[CONST-017] the clock is refreshed every second', () => {
  expect(clockRefreshMs).toBe(1_000)
})
