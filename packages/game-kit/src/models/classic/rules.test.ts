import { expect, test } from 'vitest'
import { forcedDraws } from '../../draws.ts'
import { stopHiding, stopShowing } from '../../testing/forge.ts'
import { classicDefinition } from './definition.ts'
import { classicEvaluator } from './evaluate.ts'
import { playClassic } from './rules.ts'

const definition = classicDefinition('0.96')
const BET = 5000
const COIN = BET / 5

function play(stops: readonly number[]) {
  const outcome = playClassic(definition, BET, forcedDraws(stops))
  expect(classicEvaluator(definition)(forcedDraws(stops)) * COIN).toBe(outcome.winUnits)
  return outcome
}

const showing = (symbols: string, row = 1) =>
  definition.reels.map((strip, reel) => stopShowing(strip, symbols[reel]!, row))

test('three wilds on a line pay as the best symbol', () => {
  const win = play(showing('WWW')).events.find(event => event.type === 'win' && event.id === 1)
  expect(win).toMatchObject({
    symbol: 'W',
    count: 3,
    cells: [1, 11, 21],
    coins: 900,
    multiplier: 1,
    amount: 900 * COIN,
  })
})

test.each(['W77', '7W7', '77W', 'WW7', 'W7W'])('%s on a line pays as three sevens of the strip', symbols => {
  const win = play(showing(symbols)).events.find(event => event.type === 'win' && event.id === 1)
  expect(win).toMatchObject({ symbol: '7', count: 3, coins: 10 })
})

test('two of a kind pay nothing', () => {
  const { events } = play(showing('11' + '2'))
  expect(events.some(event => event.type === 'win' && event.id === 1)).toBe(false)
})

test('a diagonal pays', () => {
  const stops = definition.reels.map((strip, reel) => stopShowing(strip, '6', reel))
  expect(play(stops).events).toContainEqual(
    expect.objectContaining({ type: 'win', id: 4, symbol: '6', cells: [0, 11, 22] }),
  )
})

test('nine equal cells double every win of the round', () => {
  const stops = definition.reels.map(strip => `${strip}${strip}`.indexOf('777') % strip.length)
  const { events, winUnits } = play(stops)
  const wins = events.filter(event => event.type === 'win')
  expect(events.find(event => event.type === 'multiplier')).toEqual({ type: 'multiplier', value: 2 })
  expect(wins.map(win => [win.id, win.multiplier, win.amount])).toEqual([1, 2, 3, 4, 5].map(id => [id, 2, 20 * COIN]))
  expect(winUnits).toBe(5 * 10 * 2 * COIN)
})

test('a round without a win is bet, stops, grid, pay and end', () => {
  const stops = [stopHiding(definition.reels[0]!, '7'), stopShowing(definition.reels[1]!, '3', 0), 0]
  const { events } = play(stops)
  const kinds = events.filter(event => event.type !== 'win').map(event => event.type)
  expect(kinds).toEqual(['bet', 'stops', 'grid', 'pay', 'end'])
})
