import { SPOTS } from '@baize/game-kit/instant/roulette/spots'
import { expect, test } from 'vitest'
import { CLOTH_LENGTH, CLOTH_WIDTH, neighbour, PLACES } from './places.ts'

test('every spot lies on the cloth, and no two at the same place', () => {
  expect(PLACES).toHaveLength(SPOTS.size)
  const middles = PLACES.map(
    ({ u, v, width, height }) => `${(u + width / 2).toFixed(3)}/${(v + height / 2).toFixed(3)}`,
  )
  expect(new Set(middles).size).toBe(SPOTS.size)
  for (const { u, v, width, height } of PLACES) {
    expect(u).toBeGreaterThanOrEqual(-1)
    expect(u + width).toBeLessThanOrEqual(CLOTH_LENGTH - 1)
    expect(v + height).toBeLessThanOrEqual(CLOTH_WIDTH)
  }
})

test('a spot between numbers touches each of them', () => {
  for (const place of PLACES.filter(({ isBetween }) => isBetween)) {
    for (const number of place.spot.numbers) {
      const cell = PLACES.find(({ spot }) => spot.id === `straight-${number}`)!
      expect(place.u).toBeLessThan(cell.u + cell.width)
      expect(place.u + place.width).toBeGreaterThan(cell.u)
      // Streets, six lines and the corner of zero lie on the edge of their rows.
      if (place.v + place.height / 2 === 3) continue
      expect(place.v).toBeLessThan(cell.v + cell.height)
      expect(place.v + place.height).toBeGreaterThan(cell.v)
    }
  }
})

test('the arrow keys reach every spot', () => {
  const start = PLACES[0]!
  const reached = new Set([start])
  for (const place of reached)
    for (const [du, dv] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = neighbour(place, du, dv)
      if (next) reached.add(next)
    }
  expect(reached.size).toBe(PLACES.length)
})
