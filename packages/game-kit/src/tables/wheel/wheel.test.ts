import { expect, test } from 'vitest'
import { forcedDraws } from '../../draws.ts'
import { rulesOf } from '../registry.ts'
import { payouts } from '../testing/settle.ts'
import { WHEEL_DEFINITIONS } from './definition.ts'
import { drawRests, isShuttered, pegsPassed, wheelAngleAt } from './film.ts'
import { dealWheel, openSegments, type WheelResult } from './rules.ts'

const [definition] = WHEEL_DEFINITIONS as [(typeof WHEEL_DEFINITIONS)[number]]
const spin = (...stops: number[]): WheelResult => dealWheel(definition, { outcome: forcedDraws(stops) }).result

test('[TABLE-053] a multiplier and the number after it, and a plain number', () => {
  const open = openSegments(definition)
  const second = (segment: number) => open.findIndex(index => definition.segments[index] === segment)
  expect(payouts('whl/1', spin(42, second(48)), ['w48', 'w1'])).toEqual([337, 0])
  expect(payouts('whl/1', spin(19, second(6)), ['w6'])).toEqual([13])
  expect(spin(59)).toEqual({ stops: [59], number: 1, multiplier: 1 })
  expect(payouts('whl/1', spin(59), ['w1', 'w2'])).toEqual([2, 0])
})

test('the wheel has 26, 17, 7, 5, 2 and 1 segments of its numbers, and a x2 and a x7', () => {
  const counts = Object.entries(Object.groupBy(definition.segments, String)).map(([segment, list]) => [
    segment,
    list!.length,
  ])
  expect(Object.fromEntries(counts)).toEqual({ 1: 26, 2: 17, 6: 7, 9: 5, 24: 2, 48: 1, x2: 1, x7: 1 })
  expect(rulesOf('whl/1').spots(null, { phase: 'round', takesBets: true, facts: null })[5]).toMatchObject({
    ...{ id: 'w48', topReturnX10000: 3_370_000 },
  })
})

const degrees = (angle: number) => ((((angle * 180) / Math.PI) % 360) + 360) % 360

test('each spin stops within its segment, and the second starts where the first one stopped', () => {
  const result = spin(42, 0)
  const rests = drawRests(result, forcedDraws([0, 600]))
  expect(degrees(wheelAngleAt(rests, 9_000))).toBeCloseTo((42.5 - 0.3) * 6, 9)
  expect(degrees(wheelAngleAt(rests, 18_000))).toBeCloseTo((result.stops[1]! + 0.5 + 0.3) * 6, 9)
  expect(wheelAngleAt(rests, 10_000)).toBeCloseTo(wheelAngleAt(rests, 9_999), 6)
  const angles = Array.from({ length: 180 }, (_, i) => wheelAngleAt(rests, 100 * i))
  for (const [i, angle] of angles.slice(1).entries()) expect(angle).toBeGreaterThanOrEqual(angles[i]! - 1e-9)
  expect(pegsPassed(wheelAngleAt(rests, 9_000))).toBe(42)
  expect([9_399, 9_400].map(ms => isShuttered(rests, ms))).toEqual([false, true])
  expect(isShuttered(drawRests(spin(0), forcedDraws([300])), 9_400)).toBe(false)
})
