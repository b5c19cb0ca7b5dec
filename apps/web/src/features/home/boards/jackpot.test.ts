import { expect, test } from 'vitest'
import { jackpotUnits } from './jackpot.ts'

const jackpot = { baseUnits: '12400000000', epochMs: Date.UTC(2026, 10, 1) }

test('[HOME-008, SHELL-030] the start follows from the time', () => {
  expect(jackpotUnits(jackpot, jackpot.epochMs)).toBe(12_400_000_000n)
  expect(jackpotUnits(jackpot, jackpot.epochMs + 86_400_000)).toBe(12_400_000_000n + 28_800n * 1_651_100n)
})

test('[HOME-009] it rises by exactly 165.11 every three seconds', () => {
  const at = (ms: number) => jackpotUnits(jackpot, jackpot.epochMs + ms)
  expect(at(2_999) - at(0)).toBe(0n)
  expect(at(3_000) - at(0)).toBe(1_651_100n)
  expect(at(9_000) - at(0)).toBe(4_953_300n)
})

test('a clock before the start shows the base', () => {
  expect(jackpotUnits(jackpot, 0)).toBe(12_400_000_000n)
})
