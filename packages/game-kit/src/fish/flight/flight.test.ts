import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fishDefinitionOf } from '../definition/definitions.ts'
import { bulletAt, fold } from './bullet.ts'
import { muzzleOf, SEATS } from './muzzles.ts'

const { quarterSines } = fishDefinitionOf('TDL-REEF')

test('bullets are reflected at the walls of the world', () => {
  expect([0, 900, 901, 1_800, 1_801, -1, -900, -901].map(way => fold(way, 900))).toEqual([
    0, 900, 899, 0, 1, 1, 900, 899,
  ])
  expect(bulletAt(quarterSines, muzzleOf(0), 3_072, 500)).toEqual({ x: 480, y: 380 })
  expect(bulletAt(quarterSines, muzzleOf(0), 3_072, 1_000)).toEqual({ x: 480, y: 120 })
  expect(bulletAt(quarterSines, muzzleOf(1), 0, 1_000)).toEqual({ x: 1_080, y: 880 })
})

test('a bullet never leaves the world, and never moves faster than it flies', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SEATS), fc.nat(4_095), fc.nat(7_999), (seat, angle, flownMs) => {
      const [before, after] = [flownMs, flownMs + 1].map(ms => bulletAt(quarterSines, muzzleOf(seat), angle, ms))
      expect(before!.x >= 0 && before!.x <= 1_600 && before!.y >= 0 && before!.y <= 900).toBe(true)
      expect((after!.x - before!.x) ** 2 + (after!.y - before!.y) ** 2).toBeLessThan(1.0001)
    }),
  )
})
