import { expect, test } from 'vitest'
import { firstChipOf } from '../state/table-picture.ts'
import { roundOf } from '../state/testing.ts'
import { layFault } from './limits.ts'

const spots = new Map(roundOf(1).spots.map(spot => [spot.id, { ...spot, isShut: spot.id === 'T' }]))
const table = { maxTotalUnits: '5000000' }
const lay = (spot: string, units: number) => [{ spot, units }]
const none = new Map<string, number>()

test.each([
  ['within all limits', 'P', 400_000, null],
  ['more than one spot takes', 'P', 500_000, { kind: 'spot', spot: 'P', mostUnits: 1_000_000 }],
  ['a spot that is shut', 'T', 10_000, { kind: 'shut', spot: 'T' }],
  ['a spot that is not offered', 'XX', 10_000, { kind: 'shut', spot: 'XX' }],
])('%s', (_, spot, units, fault) => {
  const local = new Map([['P', 300_000]])
  const sent = new Map([['P', 300_000]])
  expect(layFault(lay(spot, units), { spots, table, local, sent })).toEqual(fault)
})

test('more than a round takes in all', () => {
  const sent = new Map([['B', 4_900_000]])
  const fault = layFault(lay('P', 200_000), { spots, table, local: none, sent })
  expect(fault).toEqual({ kind: 'round', mostUnits: 5_000_000 })
})

test('more spots than a slip takes', () => {
  const many = new Map(Array.from({ length: 60 }, (_, i) => [`s${i}`, 1_000]))
  const fault = layFault(lay('P', 1_000), { spots, table, local: many, sent: none })
  expect(fault).toEqual({ kind: 'spots', most: 60 })
})

test('[MEND-046] the chip that is chosen on arrival fits every spot that is sold, also the numbers of the spark wheel', () => {
  const chips = ['1000', '5000', '10000', '50000']
  const spot = (maxUnits: string, isShut = false) => ({
    id: '7',
    topReturnX10000: 0,
    isShut,
    maxUnits,
    rtpPercent: '97',
  })
  expect(firstChipOf(chips, [spot('2000'), spot('5000000')])).toBe(1_000)
  expect(firstChipOf(chips, [spot('2000', true), spot('5000000')])).toBe(10_000)
  expect(firstChipOf(chips, [spot('7000')])).toBe(5_000)
  expect(firstChipOf(chips)).toBe(10_000)
})
