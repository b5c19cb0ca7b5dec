import { expect, test } from 'vitest'
import { Eye, turned, turnedAbout, windingOf } from './space.ts'

const eye = new Eye({ pitch: 0.9, distance: 9, unitPx: 100, middleX: 500, middleY: 200 })

test('the middle stands where it should, what is farther is smaller and higher in the picture', () => {
  expect(eye.see(0, 0)).toEqual({ x: 500, y: 200, scale: 100 })
  const [near, far] = [eye.see(1, -1), eye.see(1, 1)]
  expect(far.scale).toBeLessThan(near.scale)
  expect(far.y).toBeLessThan(near.y)
  expect(eye.see(0, 0, 1).y).toBeLessThan(200)
})

test('turning keeps lengths, and a whole turn changes nothing', () => {
  const point = { x: 1, y: -2, z: 0.5 }
  const axis = { x: 0.6, y: 0.8, z: 0 }
  const lengthOf = ({ x, y, z }: typeof point) => Math.hypot(x, y, z)
  expect(lengthOf(turnedAbout(point, axis, 1.3))).toBeCloseTo(lengthOf(point), 10)
  for (const back of [turnedAbout(point, axis, 2 * Math.PI), turned(point, 2 * Math.PI)])
    for (const key of ['x', 'y', 'z'] as const) expect(back[key]).toBeCloseTo(point[key], 10)
})

test('a shape is seen from its front or from its back', () => {
  const [a, b, c] = [eye.see(0, 0), eye.see(1, 0), eye.see(0, -1)]
  expect(windingOf(a, b, c)).toBeGreaterThan(0)
  expect(windingOf(a, c, b)).toBeLessThan(0)
})
