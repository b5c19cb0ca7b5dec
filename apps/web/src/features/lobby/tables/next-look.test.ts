import { expect, test } from 'vitest'
import { nextLookMs } from './next-look.ts'

const nowMs = Date.UTC(2026, 10, 25)
const until = (ms: number) => ({ until: new Date(nowMs + ms).toISOString() })

test('tables are asked for again just after the first phase that ends, and every ten seconds in any case', () => {
  expect(nextLookMs([until(4_000), until(9_000)], nowMs)).toBe(4_350)
  expect(nextLookMs([until(60_000)], nowMs)).toBe(10_000)
  expect(nextLookMs([{ until: null }], nowMs)).toBe(10_000)
  expect(nextLookMs([], nowMs)).toBe(10_000)
})

test('a phase that is over by now is not asked for without a pause', () => {
  expect(nextLookMs([until(-5_000)], nowMs)).toBe(700)
})
