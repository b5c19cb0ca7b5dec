import { expect, test } from 'vitest'
import type { Dice } from '../sic-bo/rules.ts'
import { WHEEL_DEFINITIONS } from '../wheel/definition.ts'
import { YARD_DEFINITIONS } from '../yard/definition.ts'
import type { YardResult } from '../yard/rules.ts'
import { rouletteBars } from './roulette.ts'
import { hotAndColdNumbers } from './shares.ts'
import { sicBoShares } from './sic-bo.ts'
import { wheelShares } from './wheel.ts'
import { favouriteShare, machineRecords } from './yard.ts'

test('numbers rank by how often, then how lately they came, then by themselves', () => {
  const { hot, cold } = hotAndColdNumbers([5, 5, 17, 0, 17, 5, 22], 37)
  expect(hot).toEqual([5, 17, 22, 0, 1])
  expect(cold).toEqual([36, 35, 34, 33, 32])
  const old = [...Array<number>(3).fill(7), ...Array<number>(100).fill(8)]
  expect(hotAndColdNumbers(old, 37).hot).toEqual([8, 0, 1, 2, 3])
})

test('bars stand beside what is expected', () => {
  const bars = rouletteBars([0, 32, 15, 19, 4], 4)
  expect(bars.colour).toEqual([
    { value: 'red', count: 2, expected: (4 * 18) / 37 },
    { value: 'black', count: 2, expected: (4 * 18) / 37 },
  ])
  expect(bars.sector!.map(({ value, count }) => [value, count])).toEqual([
    ...[
      ['voisins', 4],
      ['tiers', 0],
      ['orphelins', 0],
      ['jeu-zero', 2],
    ],
  ])
  expect(rouletteBars(Array(100).fill(0), 100).dozen!.map(({ count }) => count)).toEqual([0, 0, 0])
})

test('totals and faces of dice', () => {
  const throws: Dice[] = [
    [1, 1, 1],
    [1, 2, 5],
    [4, 4, 4],
  ]
  const { totals, faces } = sicBoShares(throws, 2)
  expect(totals.find(({ value }) => value === '8')).toEqual({ value: '8', count: 1, expected: (2 * 21) / 216 })
  expect(faces.map(({ count }) => count)).toEqual([1, 1, 0, 1, 1, 0])
  expect(faces[0]!.expected).toBeCloseTo((2 * 91) / 216, 12)
})

test('segments of the wheel', () => {
  const [definition] = WHEEL_DEFINITIONS as [(typeof WHEEL_DEFINITIONS)[number]]
  const results = [
    { stops: [19, 0], number: 48, multiplier: 2 },
    { stops: [1], number: 1, multiplier: 1 },
  ]
  const shares = wheelShares(definition, results, 20)
  expect(shares.find(({ value }) => value === 'x2')!.count).toBe(1)
  expect(shares.find(({ value }) => value === '48')!.count).toBe(0)
  expect(shares.find(({ value }) => value === '1')!.expected).toBeCloseTo((2 * 26) / 60, 9)
})

test('records of machines, and how favourites fared', () => {
  const [definition] = YARD_DEFINITIONS as [(typeof YARD_DEFINITIONS)[number]]
  const bout = (meron: number, wala: number, outcome: YardResult['outcome']): YardResult => ({
    ...{ meron, wala, outcome, exchanges: 5, firstTouch: 'M' },
  })
  const results = [bout(0, 14, 'M'), bout(14, 0, 'M'), bout(0, 1, 'draw'), bout(3, 7, 'W')]
  expect(machineRecords(definition, results)[0]).toEqual({ name: 'Brassbeak', grade: 5, won: 1, lost: 1, drawn: 1 })
  expect(favouriteShare(definition, results)).toEqual({ bouts: 3, won: 1, expected: 0.56 + 0.56 + 0.485 })
})
