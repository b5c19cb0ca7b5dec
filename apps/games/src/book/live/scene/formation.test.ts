import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Floor } from './floor.ts'
import { elevensAround, fivesAt } from './formation.ts'

const step = fc.integer({ min: 0, max: 2 ** 31 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('wherever the ball is, every player stands on the floor', () => {
  fc.assert(
    fc.property(step, share, share, fc.constantFrom('home' as const, 'away' as const), (at, x, y, side) => {
      for (const { home, away } of [elevensAround({ x, y }, at), fivesAt(side, at)])
        for (const spot of [...home, ...away])
          expect(spot.x >= 0 && spot.x <= 1 && spot.y >= 0 && spot.y <= 1).toBe(true)
    }),
  )
})

test('what is farther away is drawn higher and smaller', () => {
  const floor = new Floor({ farY: 40, nearY: 160, nearWidth: 300, depth: 0.4 })
  expect(floor.at(0.5, 0).y).toBeCloseTo(40)
  expect(floor.at(0.5, 1)).toEqual({ x: 160, y: 160, scale: 1 })
  expect(floor.at(0, 1).x).toBeCloseTo(10)
  expect(floor.at(0, 0.2).scale).toBeLessThan(floor.at(0, 0.8).scale)
})
