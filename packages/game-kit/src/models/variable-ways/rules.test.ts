import { describe, expect, test } from 'vitest'
import { forcedDraws, recordDraws, SimulationDraws } from '../../draws.ts'
import type { GameEvent } from '../../events.ts'
import { waysWins } from '../shared/ways.ts'
import { variableWaysDefinition } from './definition.ts'
import { type BookPlay, compileBase, compileFeature, variableWaysEvaluator } from './evaluate.ts'
import { playVariableWays } from './rules.ts'

const definition = variableWaysDefinition('0.96')
const BET = 5000
const [base, feature] = [compileBase(definition), compileFeature(definition)]

function play(...draws: number[]) {
  const outcome = playVariableWays(definition, BET, forcedDraws(draws))
  expect(variableWaysEvaluator(definition)(forcedDraws(draws)) * (BET / 100)).toBe(outcome.winUnits)
  return outcome
}

/** The first entry of a book whose play does that. */
function findEntry(book: BookPlay, holds: (coins: number) => boolean): number {
  for (let index = 0; index < 2 ** 20; index++) if (holds(book.play(index))) return index
  throw new Error('no such entry in the first million')
}

const trigger = findEntry(base, () => base.scatters >= 3)
const of = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T) =>
  events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type)

test('the first eight entries of both books pay what is published', () => {
  const bets = Array.from({ length: 8 }, (_, index) => base.play(index) / 100)
  expect(bets).toEqual([0.02, 0.02, 0.05, 0.27, 0, 0, 0, 0])
  const features = Array.from({ length: 8 }, (_, index) => feature.play(index) / 100)
  expect(features).toEqual([67.41, 16.93, 1.83, 0.86, 8.56, 7.25, 25.58, 0.2])
})

test('one draw of 24 bits is a base round, a second of 21 bits its feature', () => {
  const rounds = Array.from({ length: 400 }, (_, seed) => {
    const { draws, log } = recordDraws(new SimulationDraws(seed), '0')
    const { events } = playVariableWays(definition, BET, draws)
    return { bounds: log.taken.map(([bound]) => bound), hasFeature: of(events, 'feature-start').length > 0 }
  })
  for (const { bounds, hasFeature } of rounds) expect(bounds).toEqual(hasFeature ? [2 ** 24, 2 ** 21] : [2 ** 24])
  expect(rounds.some(({ hasFeature }) => hasFeature)).toBe(true)
})

test('every grid has six reels of two to seven cells, without wilds on the outer ones', () => {
  for (let index = 0; index < 300; index++) {
    for (const { columns } of of(play(index, 0).events, 'grid')) {
      expect(columns).toHaveLength(6)
      for (const column of columns) expect(column).toMatch(/^[1-9SW]{2,7}$/)
      expect(columns[0]! + columns[5]!).not.toContain('W')
    }
  }
})

test('a chain falls, fills and keeps the height of every reel until nothing wins', () => {
  const { events } = play(findEntry(base, coins => coins > 2000 && base.scatters < 3))
  let { columns } = of(events, 'grid')[0]!
  const heights = columns.map(column => column.length)
  for (const event of events) {
    if (event.type === 'remove') {
      columns = columns.map((column, reel) =>
        Array.from(column, (symbol, row) => (event.cells.includes(10 * reel + row) ? '' : symbol)).join(''),
      )
    }
    if (event.type === 'refill') {
      const kept = event.columns.map((column, reel) => column.slice(event.added[reel]!))
      expect(kept).toEqual(columns)
      columns = event.columns
      expect(columns.map(column => column.length)).toEqual(heights)
    }
  }
  expect(waysWins(columns, definition.pays)).toEqual([])
  expect(of(events, 'remove').length).toBeGreaterThan(1)
  expect(of(events, 'multiplier')).toEqual([])
})

test('two of the best symbol pay, two of another do not', () => {
  expect(waysWins(['12', '13', '45', '45', '45', '45'], definition.pays)).toEqual([
    { symbol: '1', count: 2, cells: [0, 10], coins: 15 },
  ])
  expect(waysWins(['2', '2', '3', '4', '5', '6'], definition.pays)).toEqual([])
})

describe('free spins', () => {
  const long = findEntry(feature, () => feature.spins > 12)
  const { events } = play(trigger, long)

  test('three scatters on the settled grid start eight; the feature is one entry of its own book', () => {
    expect(of(events, 'book').map(({ book }) => book)).toEqual([70, 102])
    expect(of(events, 'feature-start')).toEqual([
      { type: 'feature-start', kind: 'free-spins', spins: 8, multiplier: 1, rises: true },
    ])
  })

  test('the multiplier begins at 1, rises by 1 after each winning step and never falls', () => {
    let multiplier = 1
    const started = events.findIndex(({ type }) => type === 'feature-start')
    for (const event of events.slice(started)) {
      if (event.type === 'win') expect(event.multiplier).toBe(multiplier)
      if (event.type === 'multiplier') expect(event.value).toBe(++multiplier)
    }
    expect(multiplier).toBeGreaterThan(3)
  })

  test('three scatters add four', () => {
    const added = of(events, 'retrigger').map(event => event.added)
    expect(new Set(added)).toEqual(new Set([4]))
    const spins = of(events, 'free-spin')
    expect(spins).toHaveLength(8 + 4 * added.length)
    expect(spins.at(-1)!.of).toBe(spins.length)
  })

  test('a feature never exceeds its limit', () => {
    const short = { ...definition, freeSpins: { ...definition.freeSpins, limit: 10 } }
    const { events: cut } = playVariableWays(short, BET, forcedDraws([trigger, long]))
    expect(of(cut, 'free-spin')).toHaveLength(10)
    expect(of(cut, 'retrigger').map(event => event.added)).toEqual([2])
  })
})
