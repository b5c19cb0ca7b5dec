import { describe, expect, test } from 'vitest'
import { forcedDraws } from '../../draws.ts'
import { stopHiding, stopShowing } from '../../testing/forge.ts'
import { bookDefinition } from './definition.ts'
import { bookEvaluator } from './evaluate.ts'
import { playBook } from './rules.ts'

const definition = bookDefinition('0.96')
const { reels } = definition
const BET = 5000
/** The draw of 64 that makes each symbol special. */
const SPECIAL = { 1: 0, 2: 4, 5: 24, 9: 63 }

const books = (count: number) =>
  reels.map((strip, reel) => (reel < count ? stopShowing(strip, 'W', 1) : stopHiding(strip, 'W')))
/** Stops that show the symbol on the given reels only, without books. */
const only = (symbol: string, on: readonly number[]) =>
  reels.map((strip, reel) => {
    for (let stop = 0; stop < strip.length; stop++) {
      const column = `${strip}${strip}`.slice(stop, stop + 3)
      if (!column.includes('W') && column.includes(symbol) === on.includes(reel)) return stop
    }
    throw new RangeError(`reel ${reel} has no such stop`)
  })
const spins = (stops: readonly number[], times: number) => Array.from({ length: times }, () => stops).flat()

function play(draws: readonly number[]) {
  const outcome = playBook(definition, BET, forcedDraws(draws))
  expect(bookEvaluator(definition)(forcedDraws(draws)) * (BET / 10)).toBe(outcome.winUnits)
  return outcome
}

test('a book leads a line and counts for the symbol after it', () => {
  const stops = reels.map((strip, reel) => stopShowing(strip, reel === 0 ? 'W' : '9', 1))
  const win = play(stops).events.find(event => event.type === 'win' && event.id === 1)
  expect(win).toMatchObject({ symbol: '9', count: 5, coins: 60, cells: [1, 11, 21, 31, 41] })
})

describe('books', () => {
  test.each([
    [3, 2],
    [4, 20],
    [5, 200],
  ])('%i pay %i bets and start ten free spins with a drawn symbol', (count, bets) => {
    const { events } = play([...books(count), SPECIAL[5], ...spins(only('5', []), 10)])
    expect(events.find(event => event.type === 'win' && event.kind === 'scatter')).toMatchObject({
      symbol: 'W',
      count,
      amount: bets * BET,
    })
    const start = events.find(event => event.type === 'feature-start')
    expect(start).toEqual({ type: 'feature-start', kind: 'free-spins', spins: 10, multiplier: 1, special: '5' })
    expect(events.filter(event => event.type === 'free-spin')).toHaveLength(10)
  })

  test('three in free spins add ten, and 200 free spins are the most', () => {
    const { events } = play([...books(3), SPECIAL[9], ...spins(books(3), 200)])
    expect(events.filter(event => event.type === 'free-spin')).toHaveLength(200)
    const added = events.flatMap(event => (event.type === 'retrigger' ? [event.added] : []))
    expect(added).toEqual(new Array(19).fill(10))
  })
})

describe('the special symbol', () => {
  const expanding = (special: 1 | 2 | 5 | 9, on: readonly number[]) =>
    play([...books(3), SPECIAL[special], ...only(String(special), on), ...spins(only(String(special), []), 9)]).events

  test('fills its reels after the line wins and pays on all ten lines, wherever the reels are', () => {
    const events = expanding(5, [0, 2, 4])
    const at = events.findIndex(event => event.type === 'expand')
    expect(events[at]).toMatchObject({ reels: [0, 2, 4], symbol: '5' })
    const wins = events.slice(at + 1, at + 11)
    expect(wins.every(win => win.type === 'win' && win.count === 3 && win.coins === 5)).toBe(true)
    expect(wins.map(win => 'id' in win && win.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(wins[3]).toMatchObject({ cells: [0, 22, 40] })
  })

  test.each([
    [1, [1, 3], true],
    [2, [0, 4], true],
    [5, [1, 3], false],
    [9, [0, 1], false],
    [9, [0, 1, 4], true],
  ] as const)('%s on reels %j expands: %s', (special, on, expands) => {
    expect(expanding(special, on).some(event => event.type === 'expand')).toBe(expands)
  })

  test('on five reels the best one pays 2,000 bets', () => {
    const events = expanding(1, [0, 1, 2, 3, 4])
    const at = events.findIndex(event => event.type === 'expand')
    const paid = events
      .slice(at + 1, at + 11)
      .reduce((sum, event) => sum + (event.type === 'win' ? event.amount : 0), 0)
    expect(paid).toBe(2000 * BET)
  })

  test.each([
    [0, '1'],
    [3, '1'],
    [4, '2'],
    [55, '8'],
    [56, '9'],
    [63, '9'],
  ])('a draw of %i makes it %s', (draw, special) => {
    const { events } = play([...books(3), draw, ...spins(only(special, []), 10)])
    expect(events.find(event => event.type === 'feature-start')).toMatchObject({ special })
  })
})

test('the round ends when 5 000 bets are reached', () => {
  const full = only('1', [0, 1, 2, 3, 4])
  const { events, winUnits, capped } = play([...books(5), SPECIAL[1], ...spins(full, 10)])
  expect(capped).toBe(true)
  expect(winUnits).toBe(5000 * BET)
  expect(events.slice(-3)).toEqual([{ type: 'capped' }, { type: 'pay', amount: 5000 * BET }, { type: 'end' }])
  expect(events.filter(event => event.type === 'free-spin').length).toBeLessThan(10)
})
