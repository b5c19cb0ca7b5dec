import { expect, test } from 'vitest'
import * as browser from '../../browser/crypto.ts'
import { hmac } from '../../node/crypto.ts'
import { fishDefinitionOf } from '../definition/definitions.ts'
import { sceneName } from '../testing/seeds.ts'
import { freezeAfter, sceneOverAt, sceneTimeAt, tideAt } from './clock.ts'
import { isUnderway, placeAt } from './path.ts'
import { nextReliefAt } from './relief.ts'
import { inSight, openScene, relieve } from './scene.ts'
import { type Fish, spawnScene } from './spawns.ts'

const reef = fishDefinitionOf('TDL-REEF')
const fish = spawnScene(hmac, sceneName(reef))
const turtle = fish[48]!

/** A place on a path by exact fractions: numerator and denominator of the curve's own formula. */
function exactly(points: readonly number[], over: number, under: number): number {
  const [n, d] = [BigInt(5 * over), BigInt(under)]
  const segment = Number(n / d)
  const p = points.map(BigInt)
  const p1 = p[segment]!
  const p2 = p[segment + 1]!
  const p0 = p[segment - 1] ?? 2n * p1 - p2
  const p3 = p[segment + 2] ?? 2n * p2 - p1
  const f = n % d
  const cubic = (3n * (p1 - p2) + p3 - p0) * f * f * f
  const quadratic = (2n * p0 - 5n * p1 + 4n * p2 - p3) * f * f * d
  const sum = cubic + quadratic + (p2 - p0) * f * d * d + 2n * p1 * d * d * d
  return Number((sum * 10n ** 15n) / (2n * d * d * d)) / 1e15
}

test('[FISHG-002] spawns and places of the worked scene', () => {
  expect(fish.filter(({ prey }) => prey.name !== 'clam')).toHaveLength(340)
  expect(fish.map(({ id }) => id)).toEqual(fish.map((_, place) => place + 1))
  expect(fish[0]).toMatchObject({ prey: { name: 'ray' }, t0Ms: -8_000, crossMs: 17_110, isMirrored: true })
  expect(fish[0]!.ys).toEqual([675, 708, 659, 730, 810, 714])
  expect(turtle).toMatchObject({ id: 49, prey: { name: 'turtle' }, t0Ms: 1_100, crossMs: 16_170 })
  const { x, y } = placeAt(turtle, 6_100)
  expect([x.toFixed(3), y.toFixed(3)]).toEqual(['433.692', '378.463'])
  for (const one of fish)
    for (const part of [0, 0.13, 0.4, 0.77, 0.999]) {
      const sinceMs = Math.floor(one.crossMs * part)
      const place = placeAt(one, one.t0Ms + sinceMs)
      const across = exactly(one.xs, sinceMs, one.crossMs)
      expect(Math.abs(place.x - (one.isMirrored ? 1_600 - across : across))).toBeLessThan(1e-9)
      expect(Math.abs(place.y - exactly(one.ys, sinceMs, one.crossMs))).toBeLessThan(1e-9)
    }
  expect(spawnScene(browser.hmac, sceneName(reef))).toEqual(fish)
})

const alive = (all: readonly Fish[], sceneMs: number) => all.filter(one => isUnderway(one, sceneMs))

test('scenes are never crowded, and three of the rare kinds are alive at most', () => {
  const rare = ['hammer', 'toad', 'bell', 'bomb-crab', 'chain-eel', 'laser-urchin', 'frost-shell']
  for (const code of ['TDL-REEF', 'TDL-DELTA', 'TDL-COMET'] as const)
    for (let number = 0; number < 6; number++) {
      const swimmers = spawnScene(hmac, { ...sceneName(fishDefinitionOf(code)), number }).filter(
        one => one.prey.crossMs > 6_000 && one.prey.crossMs < 45_000,
      )
      for (let sceneMs = -8_000; sceneMs < 90_000; sceneMs += 700) {
        expect(alive(swimmers, sceneMs).length).toBeLessThanOrEqual(60)
        expect(alive(swimmers, sceneMs).filter(one => rare.includes(one.prey.name)).length).toBeLessThanOrEqual(3)
      }
    }
})

test('a boss comes in every third scene, in the reef dragon and king in turns', () => {
  const bossesOf = (code: 'TDL-REEF' | 'TDL-DELTA' | 'TDL-COMET') =>
    [2, 5, 8, 11].map(
      number =>
        spawnScene(hmac, { ...sceneName(fishDefinitionOf(code)), number }).find(one => one.prey.crossMs === 45_000)!
          .prey.name,
    )
  expect(bossesOf('TDL-REEF')).toEqual(['dragon', 'king', 'dragon', 'king'])
  expect(bossesOf('TDL-DELTA')).toEqual(Array(4).fill('king'))
  expect(bossesOf('TDL-COMET')).toEqual(Array(4).fill('dragon'))
  for (const number of [0, 1, 3, 4])
    expect(spawnScene(hmac, { ...sceneName(reef), number }).some(one => one.prey.crossMs === 45_000)).toBe(false)
})

test('scene time stands while a freeze lasts, and the tide waits for it', () => {
  const clock = { t0Ms: 1_000, freezesMs: [11_000, 21_000] }
  expect([10_999, 11_000, 13_000, 16_000, 17_000, 30_000].map(t => sceneTimeAt(clock, t))).toEqual([
    9_999, 10_000, 10_000, 10_000, 11_000, 19_000,
  ])
  expect([tideAt(clock), sceneOverAt(clock)]).toEqual([101_000, 107_000])
  expect(sceneTimeAt(clock, tideAt(clock))).toBe(90_000)
})

test('a freeze runs alone, and one at the end of a scene holds the tide up', () => {
  const first = freezeAfter({ t0Ms: 0, freezesMs: [] }, 89_700)
  expect(first).toBe(89_950)
  const clock = { t0Ms: 0, freezesMs: [first!] }
  expect([89_700, 89_949, 94_949].map(nowMs => freezeAfter(clock, nowMs))).toEqual([null, null, null])
  expect(tideAt(clock)).toBe(95_000)
  expect(sceneTimeAt(clock, 94_999)).toBe(89_999)
  expect(freezeAfter(clock, 94_990)).toBe(null)
  expect(freezeAfter({ t0Ms: 0, freezesMs: [] }, 89_749)).toBe(89_999)
  expect(freezeAfter({ t0Ms: 0, freezesMs: [] }, 89_750)).toBe(null)
})

test('[FISHG-032] a late joiner sees every piece of prey where the others see it, during a freeze too', () => {
  const room = openScene(hmac, sceneName(reef), { t0Ms: 5_000 })
  relieve(room, 4_300)
  room.clock = { ...room.clock, freezesMs: [20_000] }
  for (const id of [60, 61, 1_000]) room.gone.add(id)
  const told = JSON.parse(JSON.stringify({ ...room.clock, reliefsMs: room.reliefsMs, gone: [...room.gone] }))
  const joined = openScene(browser.hmac, sceneName(reef), told)
  for (const atMs of [19_900, 20_000, 22_500, 24_999, 25_000, 31_234]) {
    const [own, others] = [inSight(joined, atMs), inSight(room, atMs)]
    expect(own.map(one => one.fish.id)).toEqual(others.map(one => one.fish.id))
    for (const [i, { place }] of own.entries()) {
      expect(Math.abs(place.x - others[i]!.place.x)).toBeLessThan(1e-9)
      expect(Math.abs(place.y - others[i]!.place.y)).toBeLessThan(1e-9)
    }
  }
  expect(inSight(joined, 22_000)).toEqual(inSight(joined, 24_000))
})

test('relief is one of the first three kinds, two seconds apart at least', () => {
  const scene = openScene(hmac, sceneName(reef), { t0Ms: 0 })
  const schools = Array.from({ length: 12 }, (_, i) => relieve(scene, 2_000 * i))
  expect(schools.flat().map(({ id }) => id)).toEqual(schools.flat().map((_, place) => 1_000 + place))
  expect(new Set(schools.map(([first]) => first!.prey.name))).toEqual(new Set(['minnow', 'clown', 'puffer']))
  expect([nextReliefAt(0, []), nextReliefAt(1_999, [300]), nextReliefAt(2_000, [300])]).toEqual([300, null, 2_300])
  expect([nextReliefAt(-1, []), nextReliefAt(84_001, [])]).toEqual([null, null])
})
