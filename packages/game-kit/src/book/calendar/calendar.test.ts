import { expect, test } from 'vitest'
import * as crypto from '../../node/crypto.ts'
import { COMPETITIONS } from '../world/competitions.ts'
import { squadOf } from '../world/names.ts'
import { CYCLES_PER_DAY, cycleAt, roundOfCycle } from './cycles.ts'
import { fixtureId, readFixtureId } from './fixture-id.ts'
import { pairingsOfCup, pairingsOfRound } from './pairings.ts'
import { ratingsOfSeason } from './ratings.ts'

const competition = (id: string) => COMPETITIONS.find(one => one.id === id)!

test('match 3 of round 12 of the Lantern Coast is Saltmere Rovers against Kelpstead Town', () => {
  const { sides } = competition('F1')
  const pairing = pairingsOfRound(sides.length, 12)[2]!
  expect(pairing).toEqual([9, 13])
  expect(pairing.map(side => sides[side]!.name)).toEqual(['Saltmere Rovers', 'Kelpstead Town'])
  expect(pairing.map(side => sides[side]!.figures)).toEqual([
    [1150, 900],
    [1000, 1050],
  ])
})

test.each(COMPETITIONS.filter(({ format }) => format !== 'cup').map(one => [one.id, one] as const))(
  '%s: in a season each meets each, at home as often as away where they meet twice',
  (_, { sides, roundsPerSeason, format }) => {
    const met = new Map<string, number>()
    for (let round = 1; round <= roundsPerSeason; round++) {
      const pairings = pairingsOfRound(sides.length, round)
      expect(new Set(pairings.flat()).size).toBe(sides.length)
      for (const pairing of pairings) met.set(pairing.join(' '), (met.get(pairing.join(' ')) ?? 0) + 1)
    }
    const all = sides.length * (sides.length - 1)
    expect([...met.values()].every(times => times === 1)).toBe(true)
    expect(met.size).toBe(format === 'double' ? all : all / 2)
    for (const pair of met.keys()) expect(met.has(pair.split(' ').reverse().join(' '))).toBe(format === 'double')
  },
)

test('a day holds 9 384 fixtures, and a cup is played once an hour', () => {
  const perRound = ({ sides, roundsPerSeason, format }: (typeof COMPETITIONS)[number]) =>
    format === 'cup' ? (sides.length - 1) / roundsPerSeason : sides.length / 2
  const fixtures = COMPETITIONS.reduce((all, one) => all + perRound(one) * CYCLES_PER_DAY, 0)
  expect(fixtures).toBe(9_384)
  expect(pairingsOfCup([5, 2, 9, 1])).toEqual([
    [5, 2],
    [9, 1],
  ])
})

test('a round begins where its competition stands in the cycle, and seasons follow one another', () => {
  const at = new Date('2026-11-25T20:00:00Z')
  const cycle = cycleAt(at)
  const f2 = competition('F2')
  expect(roundOfCycle(f2, cycle)).toEqual({
    season: Math.floor(cycle / 30) + 1,
    round: (cycle % 30) + 1,
    kickOffAt: new Date('2026-11-25T20:03:00Z'),
  })
  expect(roundOfCycle(f2, 30)).toMatchObject({ season: 2, round: 1 })
})

test('ids of fixtures are read back, and nothing else is', () => {
  const place = { competition: 'F1', season: 1_317, round: 12, match: 3 }
  expect(readFixtureId(fixtureId(place))).toEqual(place)
  for (const bad of ['F1.1.12', 'F1.0.1.1', 'F1.1.1.1.1', 'f1.1.1.1', 'F1.1.100.1', ''])
    expect(readFixtureId(bad)).toBe(null)
})

test('the figures of a season are public, lie near those of the first, and hold for all who compute them', () => {
  for (const one of COMPETITIONS) {
    const second = ratingsOfSeason(crypto, one, 2)
    expect(ratingsOfSeason(crypto, one, 1)).toEqual(one.sides.map(({ figures }) => figures))
    expect(ratingsOfSeason(crypto, one, 2)).toEqual(second)
    const moves = second.flatMap((figures, side) => figures.map((figure, i) => figure - one.sides[side]!.figures[i]!))
    expect(moves.every(move => Math.abs(move) <= one.drift)).toBe(true)
    expect(new Set(moves).size).toBeGreaterThan(5)
  }
})

test('a football side has eleven names, and every competition the sides of its format', () => {
  expect(squadOf(9)).toHaveLength(11)
  expect(COMPETITIONS.map(({ sides }) => sides.length)).toEqual([16, 16, 16, 16, 12, 12, 32, 16, 12, 12, 16])
  expect(COMPETITIONS.reduce((all, { sides }) => all + sides.length, 0)).toBe(176)
})
