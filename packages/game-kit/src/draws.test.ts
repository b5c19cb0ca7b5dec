import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forcedDraws, recordDraws, replayDraws, SimulationDraws, shuffle, weightedIndex } from './draws.ts'

test('a weighted choice walks the weights in stored order', () => {
  const picks = [0, 4, 5, 6, 7].map(value => weightedIndex(forcedDraws([value]), [5, 0, 2, 1]))
  expect(picks).toEqual([0, 0, 2, 2, 3])
})

test('a shuffle swaps from the last place down', () => {
  expect(shuffle(forcedDraws([0, 1, 0]), ['a', 'b', 'c', 'd'])).toEqual(['c', 'd', 'b', 'a'])
})

test('recorded draws replay to the same integers', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer({ min: 1, max: 2 ** 21 }), { maxLength: 30 }), (seed, bounds) => {
      const { draws, log } = recordDraws(new SimulationDraws(seed), '0')
      const values = bounds.map(bound => draws.below(bound))
      const replay = replayDraws(log.taken)
      expect(bounds.map(bound => replay.below(bound))).toEqual(values)
      expect(values.every((value, i) => value >= 0 && value < bounds[i]!)).toBe(true)
    }),
  )
})

test('a replay refuses another bound and more draws than were stored', () => {
  expect(() => replayDraws([[32, 5]]).below(36)).toThrow('stored as below(32)')
  expect(() => replayDraws([]).below(36)).toThrow('draw 0 is missing')
})

test('forced draws refuse a value that the bound cannot give', () => {
  expect(() => forcedDraws([36]).below(36)).toThrow('36 is not below 36')
  expect(() => forcedDraws([]).below(36)).toThrow('no forced draw is left')
})
