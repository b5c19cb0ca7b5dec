import { expect, test } from 'vitest'
import { rulesOf } from '../registry.ts'
import { dealtTimes, roundTimes, TABLE_TIMINGS, type TableCode } from './timing.ts'

const day = 86_400_000
const cycle = (code: TableCode, hasBeacon = false) => roundTimes(code, 0, { phase: 'round', hasBeacon }).endsAt

test.each<[TableCode, number, number]>([
  ['LVT-BAC', 30, 2_880],
  ['LVT-BNC', 30, 2_880],
  ['LVT-BSP', 20, 4_320],
  ['LVT-ROU', 36, 2_400],
  ['LVT-ROS', 40, 2_160],
  ['LVT-SIC', 30, 2_880],
  ['LVT-DTG', 20, 4_320],
  ['LVT-XOC', 30, 2_880],
  ['ARN-CLK', 60, 1_440],
  ['DS88-CUP', 60, 1_440],
])('%s takes %i s a round, %i rounds a day', (code, seconds, rounds) => {
  expect(cycle(code)).toBe(1_000 * seconds)
  expect(Math.floor(day / cycle(code))).toBe(rounds)
  expect(cycle(code, true)).toBe(1_000 * seconds + 5_000)
})

test('a wheel that spins again takes 8 s more', () => {
  const times = roundTimes('LVT-WHL', 1_000, { phase: 'round', hasBeacon: false })
  expect(times).toEqual({
    ...{ opensAt: 1_000, closesAt: 19_000, sealsAt: 21_000, dealsAt: 21_000, resultAt: 31_000, endsAt: 35_000 },
  })
  const extraMs = (...stops: number[]) => rulesOf('whl/1').extraRevealMs({ stops, number: 1, multiplier: 1 })
  expect(dealtTimes(times, extraMs(3))).toEqual(times)
  expect(dealtTimes(times, extraMs(19, 3))).toEqual({ ...times, resultAt: 39_000, endsAt: 43_000 })
  expect(rulesOf('rou/1').extraRevealMs({ number: 3 })).toBe(0)
  const mean = cycle('LVT-WHL') + (2 / 60) * 8_000
  expect(mean / 1_000).toBeCloseTo(34.27, 2)
  expect(Math.floor(day / mean)).toBe(2_521)
})

test('a new shoe takes 12 s without bets; eight rounds are a cup', () => {
  const times = roundTimes('LVT-BAC', 0, { phase: 'shuffle', hasBeacon: false })
  expect([times.closesAt, times.endsAt]).toEqual([0, 12_000])
  expect(8 * cycle('DS88-CUP')).toBe(480_000)
  expect(Object.keys(TABLE_TIMINGS)).toHaveLength(11)
})
