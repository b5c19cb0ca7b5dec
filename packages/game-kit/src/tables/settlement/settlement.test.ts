import { expect, test } from 'vitest'
import { freshShoe } from '../cards/shoe.ts'
import { rulesOf } from '../registry.ts'
import type { TablePosition } from '../table-game.ts'
import { positionsOn } from '../testing/settle.ts'
import { settleSlip } from './settle-slip.ts'
import { opposedUnits, validUnitsOf } from './valid-units.ts'

const shoe = freshShoe(8)
const slip = (id: string, stakes: Record<string, number>): TablePosition[] =>
  positionsOn(id, id.startsWith('bac') ? shoe : null, Object.keys(stakes)).map(position => ({
    ...position,
    units: Math.round(10_000 * stakes[position.spot]!),
  }))
const coup = (playerTotal: number, bankerTotal: number) => ({
  ...{ player: ['2s', '3d'], banker: ['4s', '5d'], playerTotal, bankerTotal },
})
const valid = (id: string, stakes: Record<string, number>, result: unknown): number => {
  const positions = slip(id, stakes)
  const { pushedUnits } = settleSlip(rulesOf(id), positions, result)
  return validUnitsOf(rulesOf(id), [{ positions, pushedUnits }])[0]! / 10_000
}
const opposed = (id: string, stakes: Record<string, number>) => opposedUnits(rulesOf(id), slip(id, stakes)) / 10_000

test('a slip pays the sum of its positions, each cut to whole units', () => {
  const positions = slip('bac-c/1', { B: 0.1003, P: 1 })
  expect(settleSlip(rulesOf('bac-c/1'), positions, coup(5, 6))).toMatchObject({ payoutUnits: 1_955, status: 'won' })
  expect(settleSlip(rulesOf('bac-c/1'), positions.toReversed(), coup(5, 6)).payoutUnits).toBe(1_955)
})

test('a slip is a push only when every position came back', () => {
  const status = (stakes: Record<string, number>, result: unknown) =>
    settleSlip(rulesOf('bac-c/1'), slip('bac-c/1', stakes), result).status
  expect(status({ P: 1, B: 1 }, coup(6, 6))).toBe('push')
  expect(status({ P: 1, PP: 1 }, coup(6, 6))).toBe('won')
  expect(status({ PP: 1 }, coup(6, 6))).toBe('lost')
})

test('[TABLE-026] player 5.00 and banker 3.00 count 2.00, after a tie nothing', () => {
  const stakes = { P: 5, B: 3 }
  expect(valid('bac-c/1', stakes, coup(5, 6))).toBe(2)
  expect(valid('bac-c/1', stakes, coup(6, 6))).toBe(0)
})

test.each([
  ['bac-c/1', { P: 5, B: 3, T: 1 }, 6],
  ['dtg/1', { D: 5, T: 3 }, 6],
  ['dtg/1', { DO: 2, DE: 1, TR: 1, TK: 1, DH: 1 }, 4],
  ['rou/1', { red: 5, black: 3 }, 6],
  ['rou/1', { 'dozen-1': 5, 'dozen-2': 3, 'dozen-3': 2 }, 6],
  ['rou/1', { 'dozen-1': 5, 'dozen-2': 3 }, 0],
  ['sic/1', { big: 5, small: 3, odd: 1, even: 1 }, 8],
  ['xoc/1', { even: 5, odd: 3 }, 6],
  ['xoc/1', { high: 5, low: 3 }, 6],
  ['clk/1', { M: 5, W: 3, draw: 1 }, 6],
  ['whl/1', { w1: 5, w48: 1 }, 0],
])('of %s %j are opposed', (id, stakes, units) => {
  expect(opposed(id, stakes as Record<string, number>)).toBe(units)
})

test('however a wheel is covered, only what is at risk counts', () => {
  const most = Object.fromEntries(Array.from({ length: 35 }, (_, n) => [`straight-${n}`, 1]))
  for (const id of ['rou/1', 'rou-half/1']) expect(opposed(id, most)).toBe(35)
  // Straights of the spark table return 30 of 35.
  expect(opposed('ros/1', most)).toBe(30)
})

test('what slips oppose together is taken from the newest first', () => {
  const rules = rulesOf('bac-c/1')
  const stakes: Record<string, number>[] = [{ P: 5 }, { B: 2 }, { B: 1, PP: 1 }]
  const slips = stakes.map(own => ({
    ...{ positions: slip('bac-c/1', own), pushedUnits: 0 },
  }))
  // 6.00 are opposed: 2.00 of the third slip, 2.00 of the second, 2.00 of the first.
  expect(validUnitsOf(rules, slips).map(units => units / 10_000)).toEqual([3, 0, 0])
})

test('lines of a match oppose their two sides', () => {
  const rules = rulesOf('cup/1')
  const positions = ['home', 'away', 'over-3.5', 'under-4.5'].map(spot => ({
    ...{ spot, units: 10_000, topReturnX10000: 19_000 },
  }))
  expect(opposedUnits(rules, positions)).toBe(20_000)
})
