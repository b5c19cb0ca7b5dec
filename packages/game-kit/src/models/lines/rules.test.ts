import { describe, expect, test } from 'vitest'
import { forcedDraws } from '../../draws.ts'
import { stopHiding, stopShowing } from '../../testing/forge.ts'
import { linesDefinition } from './definition.ts'
import { compileSpin, linesEvaluator } from './evaluate.ts'
import { playLines } from './rules.ts'

const definition = linesDefinition('0.96')
const BET = 5000
const scattersOn = (reels: readonly string[], count: number) =>
  reels.map((strip, reel) => (reel < count ? stopShowing(strip, 'S', 1) : stopHiding(strip, 'S')))
const quietFreeSpin = [0, 0, 0, 0, 0]

function play(stops: readonly number[]) {
  expect(linesEvaluator(definition)(forcedDraws(stops)) * (BET / 20)).toBe(
    playLines(definition, BET, forcedDraws(stops)).winUnits,
  )
  return playLines(definition, BET, forcedDraws(stops))
}

test('five of the best symbol on the middle line pay the table', () => {
  const stops = definition.reels.map(strip => stopShowing(strip, '1', 1))
  const { events } = play(stops)
  const win = events.find(event => event.type === 'win' && event.id === 1)
  expect(win).toEqual({
    type: 'win',
    kind: 'line',
    id: 1,
    symbol: '1',
    count: 5,
    cells: [1, 11, 21, 31, 41],
    coins: 1750,
    multiplier: 1,
    amount: 1750 * 250,
  })
})

test('a wild completes a line and the line keeps the symbol of reel 1', () => {
  const stops = definition.reels.map((strip, reel) => stopShowing(strip, reel > 0 && reel < 4 ? 'W' : '9', 1))
  const win = play(stops).events.find(event => event.type === 'win' && event.id === 1)
  expect(win).toMatchObject({ symbol: '9', count: 5, coins: 90 })
})

describe('scatters', () => {
  test.each([
    [3, 2, 10],
    [4, 10, 15],
    [5, 100, 25],
  ])('%i scatters pay %i bets and give %i free spins', (count, bets, spins) => {
    const free = Array.from({ length: spins }, () => quietFreeSpin).flat()
    const { events } = play([...scattersOn(definition.reels, count), ...free])
    expect(events.find(event => event.type === 'win' && event.kind === 'scatter')).toMatchObject({
      count,
      multiplier: 1,
      amount: bets * BET,
    })
    expect(events.find(event => event.type === 'feature-start')).toEqual({
      type: 'feature-start',
      kind: 'free-spins',
      spins,
      multiplier: 3,
    })
    expect(events.filter(event => event.type === 'free-spin')).toHaveLength(spins)
  })

  test('free spins pay three times, scatters included, and retrigger the same', () => {
    const retrigger = scattersOn(definition.freeReels, 3)
    const free = Array.from({ length: 19 }, () => quietFreeSpin).flat()
    const { events } = play([...scattersOn(definition.reels, 3), ...retrigger, ...free])
    const scatterWins = events.filter(event => event.type === 'win' && event.kind === 'scatter')
    expect(scatterWins.map(event => 'amount' in event && event.amount)).toEqual([2 * BET, 6 * BET])
    expect(events).toContainEqual({ type: 'retrigger', added: 10 })
    expect(events.findLast(event => event.type === 'free-spin')).toEqual({ type: 'free-spin', n: 20, of: 20 })
  })

  test('a feature never exceeds 200 free spins', () => {
    const retrigger = scattersOn(definition.freeReels, 3)
    const stops = [...scattersOn(definition.reels, 5), ...Array.from({ length: 200 }, () => retrigger).flat()]
    const { events, capped } = play(stops)
    expect(events.filter(event => event.type === 'free-spin')).toHaveLength(200)
    const added = events.flatMap(event => (event.type === 'retrigger' ? [event.added] : []))
    expect(added.reduce((sum, spins) => sum + spins, 25)).toBe(200)
    expect(added.at(-1)).toBe(5)
    expect(capped).toBe(false)
  })
})

test('the round ends when 5 000 bets are reached: the rest of the free spins is not played', () => {
  const spin = compileSpin(definition, definition.freeReels)
  let best = { coins: 0, stops: quietFreeSpin }
  for (let s0 = 0; s0 < 32; s0++)
    for (let s1 = 0; s1 < 32; s1++)
      for (let s2 = 0; s2 < 32; s2++)
        for (let s3 = 0; s3 < 32; s3++) {
          const coins = spin(s0, s1, s2, s3, 0) >>> 3
          if (coins > best.coins) best = { coins, stops: [s0, s1, s2, s3, 0] }
        }
  const [s0, s1, s2, s3] = best.stops as [number, number, number, number, number]
  const last = Array.from({ length: 32 }, (_, s4) => s4).sort(
    (a, b) => spin(s0, s1, s2, s3, b) - spin(s0, s1, s2, s3, a),
  )
  const bestFree = [s0, s1, s2, s3, last[0]!]
  const stops = [...scattersOn(definition.reels, 5), ...Array.from({ length: 200 }, () => bestFree).flat()]
  const { events, winUnits, capped } = play(stops)
  expect(capped).toBe(true)
  expect(winUnits).toBe(5000 * BET)
  expect(events.slice(-3)).toEqual([{ type: 'capped' }, { type: 'pay', amount: 5000 * BET }, { type: 'end' }])
  const { n, of } = events.findLast(event => event.type === 'free-spin')!
  expect(n).toBeLessThan(of)
  const end = events.find(event => event.type === 'feature-end')!
  const beforeFeature = events.slice(
    0,
    events.findIndex(event => event.type === 'feature-start'),
  )
  const base = beforeFeature.reduce((sum, event) => sum + (event.type === 'win' ? event.amount : 0), 0)
  expect(end.amount + base).toBe(winUnits)
})
