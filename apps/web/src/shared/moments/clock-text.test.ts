import { clockRefreshMs } from '@baize/api'
import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

const noon = Date.UTC(2026, 10, 20, 13, 5, 9)

test.each([
  ['GMT', '2026-11-20 13:05:09 GMT+0'],
  ['Asia/Manila', '2026-11-20 21:05:09 GMT+8'],
  ['Asia/Kolkata', '2026-11-20 18:35:09 GMT+5:30'],
  ['America/New_York', '2026-11-20 08:05:09 GMT-5'],
])('[MEND-031] in %s the clock shows %s', (zone, text) => {
  expect(clockText(noon, zone)).toBe(text)
})

test('[CONST-017] the clock is refreshed every second', () => {
  expect(clockRefreshMs).toBe(1_000)
})
