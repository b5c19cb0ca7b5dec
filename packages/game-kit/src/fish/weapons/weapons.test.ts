import { expect, test } from 'vitest'
import { forcedDraws, SimulationDraws } from '../../draws.ts'
import { fishDefinitionOf, preyNamed } from '../definition/definitions.ts'
import type { PreyName } from '../definition/prey.ts'
import { countedWeapon } from '../hit/exact.ts'
import type { FishInSight } from '../scene/scene.ts'
import { dealPower, strike } from './deal.ts'
import { reachOf } from './reach.ts'

const reef = fishDefinitionOf('TDL-REEF')
const small = [2, 3, 4, 5, 8, 10, 12, 15, 20, 25, 30, 40]

test('the worked examples of dealing', () => {
  expect(dealPower(40, [3, 3, 5, 20, 40])).toEqual({ shares: [3, 3, 5, 15, 14], pearls: 0 })
  expect(dealPower(40, [2, 2, 3])).toEqual({ shares: [2, 2, 3], pearls: 33 })
})

test('[FISHG-004] shares and pearls add up to the power over 16,640 lists, and no share passes its prize', () => {
  const draws = new SimulationDraws(4)
  const broken: string[] = []
  for (let list = 0; list < 16_640; list++) {
    const prizes = Array.from({ length: list % 13 }, () => small[draws.below(small.length)]!)
    const power = [30, 40, 60][draws.below(3)]!
    const { shares, pearls } = dealPower(power, prizes)
    const isSum = shares.reduce((sum, share) => sum + share, pearls) === power
    const isWithin = pearls >= 0 && shares.every((share, i) => share >= 0 && share <= prizes[i]!)
    if (!isSum || !isWithin) broken.push(`${power} over ${prizes}`)
  }
  expect(broken).toEqual([])
})

test('the mean of a weapon is its power, by every value of every draw', () => {
  const draws = new SimulationDraws(5)
  for (let list = 0; list < 260; list++) {
    const prizes = Array.from({ length: list % 13 }, () => small[draws.below(small.length)]!)
    for (const power of [30, 40, 60]) {
      const { over, under } = countedWeapon(power, prizes)
      expect(over).toBe(BigInt(power) * under)
    }
  }
})

test('prey is caught by as many values as it has units', () => {
  const done = strike(forcedDraws([2, 2, 4, 14, 14]), 40, [3, 3, 5, 20, 40])
  expect(done).toMatchObject({ caught: [true, true, true, true, false], paid: 31, pearls: 0 })
  expect(strike(forcedDraws([1, 0, 2]), 40, [2, 2, 3])).toMatchObject({ caught: [true, true, true], paid: 40 })
  const mantas = Array(12).fill(40)
  expect(20 + strike(forcedDraws(Array(12).fill(0)), 40, mantas).paid).toBe(500)
  expect(15 + strike(forcedDraws(Array(8).fill(0)), 30, mantas.slice(4)).paid).toBe(335)
})

const at = (id: number, name: PreyName, x: number, y: number): FishInSight => ({
  fish: { id, prey: preyNamed(reef, name), t0Ms: 0, crossMs: 1, xs: [], ys: [], isMirrored: false },
  place: { x, y },
})
const ids = (seen: FishInSight[]) => seen.map(({ fish }) => fish.id)
const from = { x: 800, y: 450 }

test('a bomb meets prey of one prize up to 40 in its circle, nearest first and then by id', () => {
  const seen = [
    at(9, 'minnow', 800, 500),
    at(4, 'manta', 850, 450),
    at(5, 'turtle', 1_060, 450),
    at(6, 'ray', 1_061, 450),
  ]
  const never = [
    at(1, 'bell', 800, 450),
    at(2, 'hammer', 800, 450),
    at(3, 'chain-eel', 800, 450),
    at(7, 'king', 800, 450),
  ]
  expect(ids(reachOf({ kind: 'bomb', from }, [...seen, ...never]))).toEqual([4, 9, 5])
})

test('a bomb meets twelve at most, a chain eight', () => {
  const crowd = Array.from({ length: 20 }, (_, i) => at(i + 1, 'minnow', 800 + i, 450))
  expect(ids(reachOf({ kind: 'bomb', from }, crowd))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(ids(reachOf({ kind: 'chain', from }, crowd))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(ids(reachOf({ kind: 'chain', from }, [at(1, 'minnow', 1_400, 450), at(2, 'minnow', 1_401, 450)]))).toEqual([1])
})

test('a laser meets what lies within 40 and the own radius of its ray, and nothing behind the muzzle', () => {
  const { quarterSines } = reef
  const ray = { kind: 'laser', from: { x: 480, y: 880 }, angle: 3_072, quarterSines } as const
  const seen = [
    at(1, 'minnow', 544, 100),
    at(2, 'minnow', 545, 300),
    at(3, 'manta', 364, 500),
    at(4, 'minnow', 480, 880),
  ]
  expect(ids(reachOf(ray, seen))).toEqual([4, 3, 1])
  expect(ids(reachOf({ ...ray, angle: 1_024 }, seen))).toEqual([4])
})
