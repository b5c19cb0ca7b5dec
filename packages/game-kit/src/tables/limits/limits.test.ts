import { expect, test } from 'vitest'
import { freshShoe } from '../cards/shoe.ts'
import type { TablePosition } from '../table-game.ts'
import { positionsOn } from '../testing/settle.ts'
import {
  exposureCapUnits,
  exposureUnits,
  limitBreach,
  MOST_CALLS,
  MOST_SPOTS,
  MOST_TAKEN_BACK,
  roomUnits,
  roundCapUnits,
  spotCapUnits,
} from './limits.ts'
import { LIMIT_TIERS } from './tiers.ts'

const tier = LIMIT_TIERS[1]
const shoe = freshShoe(8)
const on = (id: string, spot: string, units = 10_000): TablePosition => ({
  ...positionsOn(id, id.startsWith('bac') ? shoe : null, [spot])[0]!,
  units,
})
const capOf = (id: string, spot: string): number => spotCapUnits(tier, on(id, spot)) / 10_000

test('caps of tier 1', () => {
  expect(capOf('bac-c/1', 'P')).toBe(100)
  expect(capOf('bac-c/1', 'B')).toBe(100)
  expect(capOf('bac-c/1', 'T')).toBe(12.5)
  expect(capOf('rou/1', 'straight-17')).toBe(2.8)
  expect(capOf('bac-c/1', 'XP')).toBe(0.5)
  expect(capOf('ros/1', 'straight-17')).toBe(0.2)
  expect(capOf('whl/1', 'w48')).toBe(0.2)
})

test('a cap is never below the smallest stake', () => {
  expect(spotCapUnits(LIMIT_TIERS[4], on('ros/1', 'straight-1'))).toBe(500_000)
  expect(spotCapUnits(LIMIT_TIERS[2], on('bac-c/1', 'XP'))).toBe(20_000)
})

test.each([
  ['T', 125_000, null],
  ['T', 126_000, { spot: 'T', minUnits: 1_000, maxUnits: 125_000 }],
  ['P', 1_000_000, null],
  ['P', 1_001_000, { spot: 'P', minUnits: 1_000, maxUnits: 1_000_000 }],
  ['P', 999, { spot: 'P', minUnits: 1_000, maxUnits: 1_000_000 }],
])('%s at %i units: %j', (spot, units, breach) => {
  expect(limitBreach(tier, new Map(), [on('bac-c/1', spot, units)])).toEqual(breach)
})

test('limits hold over all slips of a round, on a spot and together', () => {
  const before = new Map([['P', 600_000]])
  expect(limitBreach(tier, before, [on('bac-c/1', 'P', 500_000)])).toMatchObject({ spot: 'P' })
  const rich = new Map<string, number>(['red', 'black', 'odd', 'even'].map(spot => [spot, 1_000_000] as const))
  expect(limitBreach(tier, rich, [on('rou/1', 'low', 1_000_000)])).toBe(null)
  rich.set('high', 1_000)
  expect(limitBreach(tier, rich, [on('rou/1', 'low', 1_000_000)])).toEqual({
    ...{ spot: null, minUnits: 1_000, maxUnits: roundCapUnits(tier) },
  })
  expect([MOST_SPOTS, MOST_CALLS, MOST_TAKEN_BACK]).toEqual([60, 8, 3])
})

test('a thousand ties fill their spot', () => {
  const tie = on('bac-c/1', 'T', 125_000)
  const cap = exposureCapUnits(tier, 'baccarat')
  expect(cap).toBe(1_000_000_000)
  const each = exposureUnits(tie.units, tie)
  expect(roomUnits(cap, 999 * each, tie)).toBe(125_000)
  expect(roomUnits(cap, 1_000 * each, tie)).toBe(0)
  expect(exposureCapUnits(tier, 'spark')).toBe(5 * cap)
  // What is reserved is never less than what may be won.
  expect(exposureUnits(1_001, { topReturnX10000: 19_500 })).toBe(951)
})

test('four tiers', () => {
  const shown = Object.values(LIMIT_TIERS).map(({ minUnits, maxUnits, chipUnits, exposureUnits: e }) => [
    ...[minUnits, maxUnits, chipUnits[0], chipUnits.at(-1), e].map(units => units! / 10_000),
  ])
  expect(shown).toEqual([
    [0.1, 100, 0.1, 100, 100_000],
    [1, 500, 1, 500, 500_000],
    [10, 2_500, 10, 2_500, 2_500_000],
    [50, 10_000, 50, 10_000, 10_000_000],
  ])
  for (const { chipUnits } of Object.values(LIMIT_TIERS)) expect(chipUnits).toHaveLength(6)
})
