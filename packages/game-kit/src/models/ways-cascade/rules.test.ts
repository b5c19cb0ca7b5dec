import { describe, expect, test } from 'vitest'
import { forcedDraws, recordDraws, SimulationDraws } from '../../draws.ts'
import type { GameEvent } from '../../events.ts'
import { stopShowing } from '../../testing/forge.ts'
import { windowsAt } from '../shared/strips.ts'
import { waysWins } from '../shared/ways.ts'
import { waysCascadeDefinition } from './definition.ts'
import { compileSpin, waysCascadeEvaluator } from './evaluate.ts'
import { playWaysCascade } from './rules.ts'

const definition = waysCascadeDefinition('0.96')
const BET = 5000

function play(stops: readonly number[]) {
  const outcome = playWaysCascade(definition, BET, forcedDraws(stops))
  expect(waysCascadeEvaluator(definition)(forcedDraws(stops)) * (BET / 20)).toBe(outcome.winUnits)
  return outcome
}

/** Stops that settle with the wanted scatters and, where asked, without any win. */
function findStops(reels: readonly string[], isWanted: (coins: number, scatters: number) => boolean): number[] {
  const multipliers = reels === definition.reels ? definition.multipliers : definition.freeMultipliers
  const spin = compileSpin(definition, reels, multipliers)
  const random = new SimulationDraws(5)
  for (let i = 0; i < 5_000_000; i++) {
    const { draws, log } = recordDraws(random, '0')
    const stops = reels.map(strip => draws.below(strip.length))
    const packed = spin(...(stops as [number, number, number, number, number]))
    if (isWanted(packed >>> 3, packed & 7)) return log.taken.map(([, value]) => value)
  }
  throw new Error('no such stops in five million spins')
}

const repeat = (stops: readonly number[], times: number) => Array.from({ length: times }, () => stops).flat()

test('ways multiply the matching cells of each reel, wilds included', () => {
  expect(waysWins(['112', '1W3', '914', '555', '111'], definition.pays)).toEqual([
    { symbol: '1', count: 3, cells: [0, 1, 10, 11, 21], coins: 4 * 15 },
  ])
})

test('a symbol that misses reel 3 wins nothing', () => {
  expect(waysWins(['123', '123', '456', '123', '123'], definition.pays)).toEqual([])
})

describe('cascades', () => {
  const stops = findStops(definition.reels, (coins, scatters) => coins > 2000 && scatters === 0)
  const { events } = play(stops)

  test('winning cells vanish, columns fall, and the strip itself fills them from above', () => {
    let columns = windowsAt(definition.reels, stops, 3)
    const tops = [...stops]
    let winning: number[] = []
    for (const event of events) {
      if (event.type === 'win') winning.push(...event.cells)
      if (event.type === 'remove') {
        expect(event.cells).toEqual([...new Set(winning)].sort((a, b) => a - b))
        columns = columns.map((column, reel) =>
          Array.from(column, (symbol, row) => (event.cells.includes(10 * reel + row) ? '' : symbol)).join(''),
        )
        winning = []
      }
      if (event.type === 'refill') {
        columns = columns.map((kept, reel) => {
          let filled = kept
          for (let n = 0; n < event.added[reel]!; n++) {
            tops[reel] = (tops[reel]! + 35) % 36
            filled = definition.reels[reel]![tops[reel]!]! + filled
          }
          return filled
        })
        expect(event.columns).toEqual(columns)
      }
    }
    expect(waysWins(columns, definition.pays)).toEqual([])
  })

  test('each step pays with the multiplier that the step before announced', () => {
    const steps: number[] = []
    let announced = 1
    for (const event of events) {
      if (event.type === 'win') expect(event.multiplier).toBe(announced)
      if (event.type === 'multiplier') {
        announced = event.value
        steps.push(announced)
      }
    }
    expect(steps.slice(0, 3)).toEqual([2, 3, 5].slice(0, steps.length))
  })
})

describe('free spins', () => {
  const quiet = findStops(definition.freeReels, (coins, scatters) => coins === 0 && scatters === 0)

  test.each([
    [3, 10],
    [4, 12],
    [5, 15],
  ])('%i scatters on the settled grid give %i free spins', (count, spins) => {
    const trigger = findStops(definition.reels, (_, scatters) => scatters === count)
    const { events } = play([...trigger, ...repeat(quiet, spins)])
    expect(events).toContainEqual({ type: 'feature-start', kind: 'free-spins', spins, multiplier: 3 })
    expect(events.filter(event => event.type === 'free-spin')).toHaveLength(spins)
    expect(events).toContainEqual({ type: 'feature-end', amount: 0 })
  })

  test('a feature never exceeds 200 free spins', () => {
    const trigger = findStops(definition.reels, (_, scatters) => scatters === 5)
    const retrigger = definition.freeReels.map(strip => stopShowing(strip, 'S', 1))
    const { events } = play([...trigger, ...repeat(retrigger, 200)])
    expect(events.filter(event => event.type === 'free-spin')).toHaveLength(200)
    const added = events.flatMap(event => (event.type === 'retrigger' ? [event.added] : []))
    expect(added.reduce((sum, spins) => sum + spins, 15)).toBe(200)
  })

  test('scatters neither pay nor vanish', () => {
    const trigger = findStops(definition.reels, (coins, scatters) => scatters >= 3 && coins > 0)
    const { events } = play([...trigger, ...repeat(quiet, 15)])
    const shown = (event: GameEvent | undefined) =>
      'columns' in event! ? event.columns.join('').match(/S/g)!.length : 0
    const settled = events.slice(
      0,
      events.findIndex(event => event.type === 'feature-start'),
    )
    expect(shown(settled.findLast(event => event.type === 'refill'))).toBeGreaterThanOrEqual(
      settled
        .find(event => event.type === 'grid')!
        .columns.join('')
        .match(/S/g)?.length ?? 0,
    )
    expect(settled.some(event => event.type === 'win' && event.symbol === 'S')).toBe(false)
  })
})

test('the round ends when 5 000 bets are reached: the rest of the free spins is not played', () => {
  const trigger = findStops(definition.reels, (_, scatters) => scatters === 5)
  const great = findStops(definition.freeReels, coins => coins >= 340 * 20)
  const { events, winUnits, capped } = play([...trigger, ...repeat(great, 15)])
  expect(capped).toBe(true)
  expect(winUnits).toBe(5000 * BET)
  expect(events.slice(-3)).toEqual([{ type: 'capped' }, { type: 'pay', amount: 5000 * BET }, { type: 'end' }])
  expect(events.filter(event => event.type === 'free-spin').length).toBeLessThanOrEqual(15)
})
