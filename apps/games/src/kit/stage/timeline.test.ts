import { expect, test } from 'vitest'
import { easeInOut, easeOut, pulse, scatter, shareOf } from './timeline.ts'

test('a share stays between its ends, and eases keep them', () => {
  expect([shareOf(50, 100, 200), shareOf(150, 100, 200), shareOf(900, 100, 200)]).toEqual([0, 0.5, 1])
  for (const ease of [easeOut, easeInOut]) expect([ease(0), ease(1)]).toEqual([0, 1])
})

test('a pulse is nothing outside of its time', () => {
  expect(pulse(99, 100, 200)).toBe(0)
  expect(pulse(150, 100, 200)).toBe(1)
  expect(pulse(201, 100, 200)).toBeCloseTo(0, 12)
})

test('what looks irregular is spread evenly and always the same', () => {
  const values = Array.from({ length: 4_000 }, (_, i) => scatter(i, 7))
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values)).toBeLessThan(1)
  expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 1)
  expect(scatter(3, 7)).toBe(values[3])
  expect(scatter(3, 8)).not.toBe(values[3])
})
