import { expect, test } from 'vitest'
import { forcedDraws, SimulationDraws } from '../../draws.ts'
import { chiSquare, chiSquareLimit99 } from '../../testing/chi-square.ts'
import { ROULETTE_DEFINITIONS, type RouletteOptions } from './definition.ts'
import { paidOverWheel, rouletteFacts } from './exact.ts'
import { opposedUnits, playRoulette, readRouletteOptions } from './rules.ts'
import { colourOf, OPPOSITES, SPOTS, WHEEL_ORDER } from './spots.ts'

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

test('stakes on a whole set of opposites count as valid bet only for what is not opposed', () => {
  for (const set of OPPOSITES) {
    const covered = set.flatMap(id => SPOTS.get(id)!.numbers)
    expect(covered.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1))
    expect(opposedUnits(on(...set).spots)).toBe(1_000 * set.length)
    expect(opposedUnits(on(...set.slice(1)).spots)).toBe(0)
  }
  expect(play(on('red', 'black', 'straight-5'), 5).validUnits).toBe(1_000)
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
