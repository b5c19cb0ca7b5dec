import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forcedDraws, SimulationDraws } from '../../draws.ts'
import { chiSquare, chiSquareLimit99 } from '../../testing/chi-square.ts'
import { ROULETTE_DEFINITIONS, type RouletteOptions } from './definition.ts'
import { paidOverWheel, rouletteFacts } from './exact.ts'
import { playRoulette, readRouletteOptions } from './rules.ts'
import { colourOf, SPOTS, WHEEL_ORDER } from './spots.ts'

const [european, halfBack] = ROULETTE_DEFINITIONS as [
  (typeof ROULETTE_DEFINITIONS)[number],
  (typeof ROULETTE_DEFINITIONS)[number],
]
const spots = [...SPOTS.values()]
const play = (options: RouletteOptions, number: number, definition = european) =>
  playRoulette(
    definition,
    { stakeUnits: options.spots.reduce((sum, { stakeUnits }) => sum + stakeUnits, 0), options },
    [],
    forcedDraws([number]),
  )
const on = (...ids: string[]): RouletteOptions => ({ spots: ids.map(spot => ({ spot, stakeUnits: 1_000 })) })

test('the cloth has every bet once: 157 spots', () => {
  const kinds = Map.groupBy(spots, ({ id }) => id.split('-')[0]!)
  expect(Object.fromEntries([...kinds].map(([kind, list]) => [kind, list.length]))).toEqual({
    straight: 37,
    split: 60,
    street: 14,
    corner: 23,
    six: 11,
    dozen: 3,
    column: 3,
    ...{ red: 1, black: 1, odd: 1, even: 1, low: 1, high: 1 },
  })
  expect(SPOTS.size).toBe(157)
})

test('[FAIR-006] every spot returns 36/37; with half back an even chance returns 36.5/37', () => {
  for (const spot of spots) {
    expect(paidOverWheel(european, spot, 100)).toBe(3_600)
    expect(paidOverWheel(halfBack, spot, 100)).toBe(spot.isEven ? 3_650 : 3_600)
  }
  expect(rouletteFacts(european)).toMatchObject({ rtp: 36 / 37, highestRtp: 36 / 37 })
  expect(rouletteFacts(halfBack)).toMatchObject({ rtp: 36 / 37, highestRtp: 36.5 / 37 })
})

test.each([
  ['straight-17', 17, 36_000],
  ['split-17-20', 20, 18_000],
  ['street-16-17-18', 18, 12_000],
  ['corner-16-17-19-20', 19, 9_000],
  ['six-16-17-18-19-20-21', 21, 6_000],
  ['dozen-2', 24, 3_000],
  ['column-2', 17, 3_000],
  ['black', 17, 2_000],
  ['low', 19, 0],
  ['even', 0, 0],
  ['corner-0-1-2-3', 0, 9_000],
])('%s on %i pays %i for 1,000', (spot, number, units) => {
  expect(play(on(spot), number).winUnits).toBe(units)
})

test('zero takes even chances, or gives half of them back', () => {
  expect(play(on('red', 'dozen-1'), 0).winUnits).toBe(0)
  expect(play(on('red', 'dozen-1'), 0, halfBack).winUnits).toBe(500)
})

test('the wheel has every pocket once, colours by turns', () => {
  expect(WHEEL_ORDER.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, n) => n))
  for (let i = 1; i < 36; i++) expect(colourOf(WHEEL_ORDER[i]!)).not.toBe(colourOf(WHEEL_ORDER[i + 1]!))
})

const sets = [
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['dozen-1', 'dozen-2', 'dozen-3'],
  ['column-1', 'column-2', 'column-3'],
]
const valid = (options: RouletteOptions, definition = european) => play(options, 0, definition).validUnits
const straights = (from: number, to: number) =>
  on(...Array.from({ length: to - from + 1 }, (_, i) => `straight-${from + i}`))

test('stakes on a whole set of opposites count as valid bet only for what is not opposed', () => {
  for (const set of sets) {
    expect(valid(on(...set))).toBe(0)
    expect(valid(on(...set.slice(1)))).toBe(1_000 * (set.length - 1))
  }
  expect(valid(on('red', 'black', 'straight-5'))).toBe(1_000)
})

test('[DOOR-013] however a wheel is covered, only what is at risk counts', () => {
  expect(valid(straights(0, 36))).toBe(1_000)
  // All but one, two or three pockets: more comes back than was staked.
  for (const left of [1, 2, 3]) expect(valid(straights(left, 36))).toBe(0)
  expect(valid(straights(4, 36))).toBe(33_000)
  expect(valid(on(...spots.filter(({ id }) => id.startsWith('street')).map(({ id }) => id)))).toBe(2_000)
  for (const { id } of spots) expect(valid(on(id), halfBack)).toBe(1_000)
})

test('[DOOR-013] no bet counts more than its stake less what comes back on every pocket', () => {
  const bet = fc.uniqueArray(
    fc.record({ spot: fc.constantFrom(...SPOTS.keys()), step: fc.integer({ min: 1, max: 90 }) }),
    {
      minLength: 1,
      maxLength: 60,
      selector: ({ spot }) => spot,
    },
  )
  fc.assert(
    fc.property(bet, fc.constantFrom(european, halfBack), (steps, definition) => {
      const options = { spots: steps.map(({ spot, step }) => ({ spot, stakeUnits: 100 * step })) }
      const stake = options.spots.reduce((sum, { stakeUnits }) => sum + stakeUnits, 0)
      const paid = WHEEL_ORDER.map(number => play(options, number, definition).winUnits)
      const counted = valid(options, definition)
      expect(counted).toBeGreaterThanOrEqual(0)
      expect(counted).toBeLessThanOrEqual(stake - Math.min(stake, ...paid))
      const isCovered = paid.filter(units => units >= stake).length >= 34
      if (isCovered) expect(counted).toBe(0)
    }),
  )
})

test.each([
  [{}, 1_000, 'options.spots'],
  [{ spots: [] }, 0, 'options.spots'],
  [{ spots: [{ spot: 'straight-37', stakeUnits: 1_000 }] }, 1_000, 'options.spots.0.spot'],
  [{ spots: [{ spot: 'split-1-3', stakeUnits: 1_000 }] }, 1_000, 'options.spots.0.spot'],
  [{ spots: [{ spot: '__proto__', stakeUnits: 1_000 }] }, 1_000, 'options.spots.0.spot'],
  [{ spots: [{ spot: 'red', stakeUnits: -1_000 }] }, -1_000, 'options.spots.0.stakeUnits'],
  [{ spots: [{ spot: 'red', stakeUnits: 150 }] }, 150, 'options.spots.0.stakeUnits'],
  [{ spots: [{ spot: 'red', stakeUnits: 1_000, pays: 99 }] }, 1_000, 'options.spots.0'],
  [on('red', 'red'), 2_000, 'options.spots'],
  [on('red'), 2_000, 'stakeUnits'],
  [on(...spots.slice(0, 61).map(({ id }) => id)), 61_000, 'options.spots'],
])('%j at a stake of %i is refused and names %s', (input, stakeUnits, field) => {
  expect(() => readRouletteOptions(european, input, stakeUnits)).toThrow(expect.objectContaining({ field }))
})

test('[FAIR-005] every pocket is equally likely', () => {
  const draws = new SimulationDraws(37)
  const counts = Array<number>(37).fill(0)
  const rounds = 370_000
  for (let i = 0; i < rounds; i++) {
    const bet = { stakeUnits: 1_000, options: on('red') }
    counts[playRoulette(european, bet, [], draws).events[1]!.number as number]!++
  }
  expect(chiSquare(counts, Array(37).fill(rounds / 37))).toBeLessThan(chiSquareLimit99(36))
})
