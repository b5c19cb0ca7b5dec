import { expect, test } from 'vitest'
import { forcedDraws } from '../../draws.ts'
import { stopHiding, stopShowing } from '../../testing/forge.ts'
import { expandingWildsDefinition } from './definition.ts'
import { compileSpin, expandingWildsEvaluator } from './evaluate.ts'
import { playExpandingWilds } from './rules.ts'

const definition = expandingWildsDefinition('0.96')
const { reels, freeReels } = definition
const BET = 5000

const scatters = (strips: readonly string[], on = [0, 2, 4]) =>
  strips.map((strip, reel) => (on.includes(reel) ? stopShowing(strip, 'S', 1) : stopHiding(strip, 'S')))
/** Stops without scatters, with a wild on the given reels and on no other. */
const wildsOn = (on: readonly number[]) =>
  freeReels.map((strip, reel) => {
    for (let stop = 0; stop < strip.length; stop++) {
      const column = `${strip}${strip}`.slice(stop, stop + 3)
      if (!column.includes('S') && column.includes('W') === on.includes(reel)) return stop
    }
    throw new RangeError(`reel ${reel} has no such stop`)
  })
const quiet = (spins: number) => Array.from({ length: spins }, () => wildsOn([])).flat()

function play(draws: readonly number[]) {
  const outcome = playExpandingWilds(definition, BET, forcedDraws(draws))
  expect(expandingWildsEvaluator(definition)(forcedDraws(draws)) * (BET / 25)).toBe(outcome.winUnits)
  return outcome
}

test('scatters stand on reels 1, 3 and 5 only, and two of them start nothing', () => {
  for (const strips of [reels, freeReels]) {
    expect(strips.map(strip => strip.split('S').length - 1)).toEqual([2, 0, 2, 0, 2])
  }
  expect(play(scatters(reels, [0, 4])).events.some(event => event.type === 'feature-start')).toBe(false)
})

test('three scatters start ten free spins and pay nothing themselves', () => {
  const { events } = play([...scatters(reels), ...quiet(10)])
  expect(events).toContainEqual({ type: 'feature-start', kind: 'free-spins', spins: 10, multiplier: 1 })
  expect(events.filter(event => event.type === 'free-spin')).toHaveLength(10)
  expect(events.some(event => event.type === 'win' && event.kind === 'scatter')).toBe(false)
})

test('in free spins a reel that shows a wild turns wild as a whole, before lines are judged', () => {
  const { events } = play([...scatters(reels), ...wildsOn([1, 3]), ...quiet(9)])
  const at = events.findIndex(event => event.type === 'expand')
  const grid = events[at - 1]!
  const expand = events[at]!
  expect(grid.type).toBe('grid')
  expect(expand).toMatchObject({ reels: [1, 3], symbol: 'W' })
  const columns = grid.type === 'grid' ? grid.columns : []
  expect('columns' in expand && expand.columns).toEqual([columns[0], 'WWW', columns[2], 'WWW', columns[4]])
})

test('three wild reels make every line of the first symbol pay at least four', () => {
  const { events } = play([...scatters(reels), ...wildsOn([1, 2, 3]), ...quiet(9)])
  const at = events.findIndex(event => event.type === 'expand')
  const wins = events.slice(
    at + 1,
    events.findIndex((event, i) => i > at && event.type !== 'win'),
  )
  expect(wins).toHaveLength(25)
  expect(wins.every(win => win.type === 'win' && win.count >= 4)).toBe(true)
})

test('wilds of the base game do not expand', () => {
  const stops = reels.map((strip, reel) => (reel > 0 && reel < 4 ? stopShowing(strip, 'W', 1) : stopHiding(strip, 'S')))
  expect(play(stops).events.some(event => event.type === 'expand')).toBe(false)
})

test('three scatters in free spins add ten, and 200 are the most', () => {
  const retriggers = Array.from({ length: 200 }, () => scatters(freeReels)).flat()
  const { events } = play([...scatters(reels), ...retriggers])
  expect(events.filter(event => event.type === 'free-spin')).toHaveLength(200)
  const added = events.flatMap(event => (event.type === 'retrigger' ? [event.added] : []))
  expect(added).toEqual(new Array(19).fill(10))
})

test('the round ends when 5 000 bets are reached', () => {
  const spin = compileSpin(definition, 'free')
  const ends = [0, 4].map(reel => freeReels[reel]!.length)
  const [, s1, s2, s3] = wildsOn([1, 2, 3]) as [number, number, number, number, number]
  let best = { coins: 0, stops: quiet(1) }
  for (let s0 = 0; s0 < ends[0]!; s0++)
    for (let s4 = 0; s4 < ends[1]!; s4++) {
      const coins = spin(s0, s1, s2, s3, s4) >>> 3
      if (coins > best.coins) best = { coins, stops: [s0, s1, s2, s3, s4] }
    }
  const { events, winUnits, capped } = play([
    ...scatters(reels),
    ...Array.from({ length: 10 }, () => best.stops).flat(),
  ])
  expect(capped).toBe(true)
  expect(winUnits).toBe(5000 * BET)
  expect(events.slice(-3)).toEqual([{ type: 'capped' }, { type: 'pay', amount: 5000 * BET }, { type: 'end' }])
  expect(events.filter(event => event.type === 'free-spin').length).toBeLessThan(10)
})
