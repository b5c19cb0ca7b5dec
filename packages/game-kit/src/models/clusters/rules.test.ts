import { describe, expect, test } from 'vitest'
import { forcedDraws, replayDraws } from '../../draws.ts'
import type { GameEvent } from '../../events.ts'
import { clustersOf } from './clusters.ts'
import { clustersDefinition } from './definition.ts'
import { clustersEvaluator, compileRound } from './evaluate.ts'
import { playClusters } from './rules.ts'

const definition = clustersDefinition('0.96')
const BET = 5000
const symbols = ['1', '2', '3', '4', '5', '6']

function play(index: number) {
  const outcome = playClusters(definition, BET, forcedDraws([index]))
  expect(clustersEvaluator(definition)(forcedDraws([index])) * (BET / 20)).toBe(outcome.winUnits)
  return outcome
}

/** The first entry whose round does that. */
function findEntry(holds: (coins: number, sparkCoins: number) => boolean): number {
  const round = compileRound(definition)
  for (let index = 0; index < 2 ** 20; index++) if (holds(round.play(index), round.sparkCoins)) return index
  throw new Error('no such entry in the first million')
}

const of = <T extends GameEvent['type']>(events: GameEvent[], type: T) =>
  events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type)

/** Seven columns in a pattern without neighbours of one symbol, some cells replaced. */
function gridWith(cells: Record<number, string>): string[] {
  return Array.from({ length: 7 }, (_, reel) =>
    Array.from({ length: 7 }, (_, row) => cells[10 * reel + row] ?? String(4 + ((reel + row) % 3))).join(''),
  )
}

describe('clusters', () => {
  test('are five or more cells of one symbol that touch by their sides', () => {
    const five = gridWith({ 0: '1', 10: '1', 11: '1', 12: '1', 21: '1' })
    expect(clustersOf(five, symbols, 5)).toEqual([{ symbol: '1', cells: [0, 10, 11, 21, 12] }])
    const four = gridWith({ 0: '1', 10: '1', 11: '1', 12: '1' })
    expect(clustersOf(four, symbols, 5)).toEqual([])
  })

  test('do not reach over corners or over the edge', () => {
    const corner = gridWith({ 0: '1', 10: '1', 11: '1', 12: '1', 23: '1' })
    expect(clustersOf(corner, symbols, 5)).toEqual([])
    const edge = gridWith({ 5: '1', 6: '1', 10: '1', 11: '1', 12: '1' })
    expect(clustersOf(edge, symbols, 5)).toEqual([])
  })

  test('share a wild that both touch; wilds alone are none', () => {
    const shared = gridWith({ 0: '1', 1: '1', 2: '1', 3: '1', 4: 'W', 14: '2', 24: '2', 34: '2', 44: '2' })
    const found = clustersOf(shared, ['1', '2'], 5)
    expect(found.map(({ cells }) => cells.includes(4))).toEqual([true, true])
    expect(clustersOf(['WWWWW'], ['1'], 5)).toEqual([])
  })
})

test('the first eight entries pay what is published', () => {
  const bets = Array.from({ length: 8 }, (_, index) => play(index).winUnits / BET)
  expect(bets).toEqual([0, 0.8, 0.5, 2, 0, 2.1, 0, 0.3])
})

test('the draw is the index of the entry, and the round tells it', () => {
  const { events } = playClusters(definition, BET, replayDraws([[2 ** 24, 3]]))
  expect(events.slice(0, 3).map(({ type }) => type)).toEqual(['bet', 'book', 'grid'])
  expect(events[1]).toEqual({ type: 'book', book: 69, index: 3 })
})

describe('a long chain with a spark', () => {
  const { events } = play(findEntry((coins, sparkCoins) => coins > 400 && sparkCoins > 100))

  test('cells of clusters vanish, the others fall and keep their order', () => {
    let columns = of(events, 'grid')[0]!.columns
    let winning: number[] = []
    for (const event of events) {
      if (event.type === 'win') winning.push(...event.cells)
      if (event.type === 'spark') columns = event.columns
      if (event.type === 'remove') {
        expect(event.cells).toEqual([...new Set(winning)].sort((a, b) => a - b))
        columns = columns.map((column, reel) =>
          Array.from(column, (symbol, row) => (event.cells.includes(10 * reel + row) ? '' : symbol)).join(''),
        )
        winning = []
      }
      if (event.type === 'refill') {
        event.columns.forEach((column, reel) => {
          expect(column).toHaveLength(7)
          expect(column.slice(event.added[reel]!)).toBe(columns[reel])
        })
        columns = event.columns
      }
    }
    expect(clustersOf(columns, symbols, 5)).toEqual([])
  })

  test('each step pays with the multiplier that the step before announced', () => {
    let announced = 1
    for (const event of events) {
      if (event.type === 'win') expect(event.multiplier).toBe(announced)
      if (event.type === 'multiplier') announced = event.value
    }
    const steps = of(events, 'multiplier').map(({ value }) => value)
    expect(steps).toEqual([1, 2, 2, 3, 3, 5, 5, 10, 10, 10, 10, 10].slice(0, steps.length))
  })

  test('the spark comes once, when nothing wins and 20 cells are gone, and turns one to five cells wild', () => {
    const sparks = of(events, 'spark')
    expect(sparks).toHaveLength(1)
    const at = events.indexOf(sparks[0]!)
    const removed = of(events.slice(0, at), 'remove').reduce((sum, { cells }) => sum + cells.length, 0)
    expect(removed).toBeGreaterThanOrEqual(20)
    const { cells, columns } = sparks[0]!
    expect(columns.join('').match(/W/g)).toHaveLength(cells.length)
    expect(cells.length).toBeLessThanOrEqual(5)
  })
})

test('no spark before 20 cells are gone', () => {
  for (let index = 0; index < 300; index++) {
    const { events } = play(index)
    const removed = of(events, 'remove').reduce((sum, { cells }) => sum + cells.length, 0)
    expect(of(events, 'spark')).toHaveLength(removed >= 20 ? 1 : 0)
  }
})
