import { describe, expect, test } from 'vitest'
import { forcedDraws } from '../../draws.ts'
import { stopHiding } from '../../testing/forge.ts'
import { holdAndWinDefinition } from './definition.ts'
import { holdAndWinEvaluator } from './evaluate.ts'
import { playHoldAndWin } from './rules.ts'

const definition = holdAndWinDefinition('0.96')
const BET = 5000
const LAND = 0
const MISS = 63
/** Draws of 1024 that give a coin of one bet, and those of the named jackpots. */
const ONE = 0
const MINI = 1010
const MINOR = 1018
const MAJOR = 1023

/** Stops with three C on each of the first `reels` reels and none on the others. */
function stacks(reels: number): number[] {
  return definition.reels.map((strip, reel) => (reel < reels ? strip.indexOf('CCC') : stopHiding(strip, 'C')))
}

function play(values: readonly number[]) {
  const outcome = playHoldAndWin(definition, BET, forcedDraws(values))
  expect(holdAndWinEvaluator(definition)(forcedDraws(values)) * (BET / 25)).toBe(outcome.winUnits)
  return outcome
}

const repeat = (value: number, times: number) => new Array<number>(times).fill(value)

test('five coins do not hold', () => {
  const { events } = play(
    definition.reels.map((strip, reel) => {
      if (reel === 0) return strip.indexOf('CCC')
      if (reel === 1) return strip.indexOf('CCC') + 1
      return stopHiding(strip, 'C')
    }),
  )
  expect(events.some(event => event.type === 'feature-start')).toBe(false)
})

test('six coins hold with values in reading order; three empty respins end the feature', () => {
  const { events } = play([...stacks(2), ONE, MINI, ONE, ONE, ONE, ONE, ...repeat(MISS, 27)])
  const start = events.find(event => event.type === 'feature-start')
  expect(start).toMatchObject({ kind: 'hold-and-win', lives: 3 })
  expect(start && 'held' in start && start.held.map(coin => coin.cell)).toEqual([0, 10, 1, 11, 2, 12])
  expect(events.filter(event => event.type === 'respin')).toEqual([
    { type: 'respin', n: 1, lives: 2, landed: [] },
    { type: 'respin', n: 2, lives: 1, landed: [] },
    { type: 'respin', n: 3, lives: 0, landed: [] },
  ])
  expect(events).toContainEqual({ type: 'jackpot', name: 'mini', amount: 15 * BET })
  expect(events).toContainEqual({ type: 'feature-end', amount: (5 + 15) * BET })
})

test('a landed coin sets the lives back to three', () => {
  const landing = [MISS, LAND, MINOR, ...repeat(MISS, 7)]
  const { events } = play([...stacks(2), ...repeat(ONE, 6), ...repeat(MISS, 9), ...landing, ...repeat(MISS, 24)])
  const respins = events.filter(event => event.type === 'respin')
  expect(respins.map(respin => respin.lives)).toEqual([2, 3, 2, 1, 0])
  expect(respins[1]!.landed).toEqual([{ cell: 30, multiple: 25, jackpot: 'minor' }])
  expect(events).toContainEqual({ type: 'feature-end', amount: (6 + 25) * BET })
})

describe('the full grid', () => {
  test('pays the grand on top of the coins', () => {
    const landed = repeat(0, 9).flatMap(() => [LAND, MAJOR])
    const { events } = play([...stacks(2), ...repeat(MAJOR, 6), ...landed])
    expect(events.filter(event => event.type === 'jackpot' && event.name === 'major')).toHaveLength(15)
    expect(events).toContainEqual({ type: 'jackpot', name: 'grand', amount: 2000 * BET })
    expect(events).toContainEqual({ type: 'feature-end', amount: 3500 * BET })
    expect(events.filter(event => event.type === 'respin')).toHaveLength(1)
  })

  test('can be dealt at once, without any respin', () => {
    const { events } = play([...stacks(5), ...repeat(ONE, 15)])
    expect(events.some(event => event.type === 'respin')).toBe(false)
    expect(events).toContainEqual({ type: 'feature-end', amount: 2015 * BET })
  })
})

test.each([
  [6, 4],
  [9, 3],
  [12, 2],
])('with %i cells filled an empty one lands with %i in 64', (filled, chance) => {
  const start = [...stacks(filled / 3), ...repeat(ONE, filled)]
  const empty = 15 - filled
  const misses = play([...start, ...repeat(chance, 3 * empty)])
  expect(misses.events.filter(event => event.type === 'respin')).toHaveLength(3)
  const lands = play([...start, ...repeat(0, empty).flatMap(() => [chance - 1, ONE])])
  expect(lands.events.filter(event => event.type === 'respin')).toHaveLength(1)
})
