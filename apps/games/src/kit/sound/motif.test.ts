import { expect, test } from 'vitest'
import { themeOf } from './motif.ts'

test('a game always has the same call of five notes, and other games have others', () => {
  const calls = Array.from({ length: 200 }, (_, i) => themeOf(`HLG-${String(i).padStart(3, '0')}`, 'LTS').motif)
  expect(themeOf('HLG-000', 'LTS').motif).toEqual(calls[0])
  expect(calls.every(({ length }) => length === 5)).toBe(true)
  expect(new Set(calls.map(call => call.join())).size).toBeGreaterThan(100)
})

test('every note can be heard well and the call ends an octave above its root', () => {
  for (const family of ['LTS', 'PHX', 'NIL', 'JAZ', 'ICE', 'CND']) {
    const { motif, rootHz } = themeOf('BRZ-00A', family)
    expect(Math.min(...motif)).toBeGreaterThanOrEqual(200)
    expect(Math.max(...motif)).toBeLessThan(2_000)
    expect(motif.at(-1)! / rootHz).toBeCloseTo(2, 10)
  }
})
