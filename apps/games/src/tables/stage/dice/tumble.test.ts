import { expect, test } from 'vitest'
import { DICE_TIMES, diePoseAt, facesOf, HALF, SIDES } from './tumble.ts'

test('a die has all faces, opposite ones have seven together', () => {
  for (const top of [1, 2, 3, 4, 5, 6])
    for (const quarter of [0, 1]) {
      const faces = facesOf(top, quarter)
      expect(faces[0]).toBe(top)
      expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6])
      for (const [a, b] of [
        [0, 5],
        [1, 4],
        [2, 3],
      ] as const)
        expect(faces[a]! + faces[b]!).toBe(7)
    }
})

test('every tumble ends flat on the ground, before the lid is lifted, and no die stands in another', () => {
  for (let tumble = 0; tumble < 32; tumble++) {
    const poses = [0, 1, 2].map(die => diePoseAt(tumble, die, DICE_TIMES.liftsAt))
    for (const pose of poses) {
      expect(pose.turn(SIDES[0]!).z).toBeCloseTo(1, 9)
      expect(pose.z).toBeCloseTo(HALF, 9)
    }
    for (const [i, a] of poses.entries())
      for (const b of poses.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * HALF)
  }
})

test('no corner is ever under the ground', () => {
  for (let t = 0; t < 4_000; t += 40) {
    const pose = diePoseAt(7, 1, t)
    const corners = [-HALF, HALF].flatMap(x => [-HALF, HALF].flatMap(y => [-HALF, HALF].map(z => ({ x, y, z }))))
    expect(Math.min(...corners.map(corner => pose.z + pose.turn(corner).z))).toBeGreaterThan(-1e-9)
  }
})
