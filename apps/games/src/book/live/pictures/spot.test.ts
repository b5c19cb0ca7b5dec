import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleIncidents } from '../../examples/football.ts'
import { otherIncidents } from '../../examples/other-sports.ts'
import { courtSpot, ofOpenPart, pitchSpot, runOf } from './spot.ts'

const incident = fc.record({
  block: fc.integer({ min: 1, max: 162 }),
  atMs: fc.integer({ min: 0, max: 16_000 }),
  kind: fc.constantFrom('goal', 'corner', 'chance', 'shot', 'save', 'foul', 'card', 'basket', 'miss'),
  side: fc.constantFrom('home' as const, 'away' as const),
  value: fc.constantFrom(1, 2, 3),
})

test('every incident is drawn inside the picture, and twice at the same place', () => {
  fc.assert(
    fc.property(incident, each => {
      for (const spot of [pitchSpot(each), courtSpot(each)])
        expect(spot.x >= 0 && spot.x <= 1 && spot.y >= 0 && spot.y <= 1).toBe(true)
      expect(pitchSpot({ ...each })).toEqual(pitchSpot(each))
    }),
  )
})

test('a side shoots at the goal of the other', () => {
  const goal = exampleIncidents.at(-1)!
  expect(pitchSpot(goal).x).toBeLessThan(0.05)
  expect(pitchSpot({ ...goal, side: 'home' }).x).toBeGreaterThan(0.95)
})

test('the run of a basketball match follows its baskets', () => {
  expect(runOf(otherIncidents.BASK!)).toEqual([3, 5, 3, 0, 1, -1])
})

test('of a match in maps the open one is drawn alone', () => {
  const rounds = [1, 20, 54, 55, 56].map(block => ({ block, atMs: 0, kind: 'round', side: 'home' as const }))
  expect(ofOpenPart(rounds, 54).map(({ block }) => block)).toEqual([55, 56])
})
