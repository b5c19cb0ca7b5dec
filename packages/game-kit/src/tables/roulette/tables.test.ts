import { expect, test } from 'vitest'
import { forcedDraws, SimulationDraws } from '../../draws.ts'
import { WHEEL_ORDER } from '../../instant/roulette/spots.ts'
import { rulesOf } from '../registry.ts'
import { settleSlip } from '../settlement/settle-slip.ts'
import { payouts, positionsOn } from '../testing/settle.ts'
import { workedRound } from '../testing/vectors.ts'
import { SPARK_DEFINITIONS } from './definition.ts'
import { aheadOfPocket, ballPlace, drawHops, wheelAngle } from './film.ts'
import { type Chips, finale, neighbours, SECTORS } from './racetrack.ts'
import { drawBoosts } from './spark.ts'

const straights = (...numbers: number[]) => numbers.map(number => `straight-${number}`)

test('[TABLE-044] zero', () => {
  const spots = ['red', 'even', 'low', 'dozen-1', 'straight-0', 'corner-0-1-2-3']
  expect(payouts('rou/1', { number: 0 }, spots)).toEqual([0, 0, 0, 0, 36, 9])
})

test('[TABLE-045] half back on zero, and no prison', () => {
  expect(payouts('rou-half/1', { number: 0 }, ['red', 'dozen-1'])).toEqual([0.5, 0])
  expect(positionsOn('rou-half/1', null, ['prison', 'red']).map(({ spot }) => spot)).toEqual(['red'])
})

const paidOn = (chips: Chips, number: number): number => {
  const positions = positionsOn('rou/1', null, [...chips.keys()]).map(position => ({
    ...position,
    units: 10_000 * chips.get(position.spot)!,
  }))
  return settleSlip(rulesOf('rou/1'), positions, { number }).payoutUnits / 10_000
}

test('[TABLE-046] neighbours of zero', () => {
  expect([...SECTORS.voisins.values()].reduce((sum, count) => sum + count, 0)).toBe(9)
  expect([0, 4, 25, 5].map(number => paidOn(SECTORS.voisins, number))).toEqual([24, 18, 18, 0])
})

test('sectors cover 17, 12, 8 and 7 numbers with their chips', () => {
  const chips = Object.values(SECTORS).map(sector => [...(sector as Chips).values()].reduce((sum, n) => sum + n, 0))
  expect(chips).toEqual([9, 6, 5, 4])
  const covered = Object.values(SECTORS).map(sector => WHEEL_ORDER.filter(number => paidOn(sector, number) > 0).length)
  expect(covered).toEqual([17, 12, 8, 7])
})

test('neighbours and finals are straights', () => {
  expect([...neighbours(17).keys()]).toEqual(straights(2, 25, 17, 34, 6))
  expect([...neighbours(0).keys()]).toEqual(straights(3, 26, 0, 32, 15))
  expect(neighbours(26, 4).size).toBe(9)
  expect(() => neighbours(17, 5)).toThrow(RangeError)
  expect([...finale(6).keys()]).toEqual(straights(6, 16, 26, 36))
  expect([...finale(7).keys()]).toEqual(straights(7, 17, 27))
})

test('[TABLE-047] sparks pay a lucky number, others pay 29 to one', () => {
  const { result } = workedRound('ros/1', 'LVT-ROS-1', 1, { place: 0 })
  expect(payouts('ros/1', result, ['straight-21', 'red'])).toEqual([30, 2])
  expect(payouts('ros/1', { number: 8, boosts: [{ number: 8, multiplier: 50 }] }, ['straight-8'])).toEqual([51])
})

test('lucky numbers are distinct, and their count and multipliers follow the weights', () => {
  const [definition] = SPARK_DEFINITIONS as [(typeof SPARK_DEFINITIONS)[number]]
  // Five lucky numbers from the front of a shuffle: the second place takes number 36, then places stay as they are.
  const five = drawBoosts(definition, forcedDraws([99, 0, 35, 0, 0, 0, 99, 0, 98, 43, 68]))
  expect(five.map(({ number, multiplier }) => [number, multiplier])).toEqual([
    ...[
      [0, 500],
      [36, 50],
      [2, 500],
      [3, 100],
      [4, 150],
    ],
  ])
  const draws = new SimulationDraws(47)
  const rounds = Array.from({ length: 20_000 }, () => drawBoosts(definition, draws).map(({ number }) => number))
  expect(rounds.every(numbers => new Set(numbers).size === numbers.length)).toBe(true)
  expect(rounds.flat().length / rounds.length).toBeCloseTo(2.4, 1)
})

test('the ball falls from the rim into its pocket and turns on with it', () => {
  const pocketOf = (number: number) => (2 * Math.PI * WHEEL_ORDER.indexOf(number)) / 37
  expect(aheadOfPocket(1.4)).toBeCloseTo(4.158, 9)
  for (const number of [0, 17, 26]) {
    expect(ballPlace(number, 3, 0).radius).toBe(1)
    const late = ballPlace(number, 3, 9_500)
    expect(late.radius).toBe(0)
    expect(late.angle - wheelAngle(9_500)).toBeCloseTo(pocketOf(number), 9)
  }
  for (const hops of [2, 3, 4]) {
    const radii = Array.from({ length: 1_400 }, (_, ms) => ballPlace(5, hops, 7_200 + ms).radius)
    const peaks = radii.filter((radius, i) => i > 0 && i < 1_399 && radius > radii[i - 1]! && radius >= radii[i + 1]!)
    expect(peaks).toHaveLength(hops)
    expect(peaks).toEqual(peaks.toSorted((a, b) => b - a))
    expect(drawHops(forcedDraws([hops - 2]))).toBe(hops)
  }
})
