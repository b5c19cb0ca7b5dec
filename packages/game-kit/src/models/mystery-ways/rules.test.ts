import { describe, expect, test } from 'vitest'
import { forcedDraws } from '../../draws.ts'
import { mysteryWaysDefinition } from './definition.ts'
import { mysteryWaysEvaluator } from './evaluate.ts'
import { playMysteryWays } from './rules.ts'

const definition = mysteryWaysDefinition('0.96')
const { reels, freeReels } = definition
const BET = 5000
/** The draw of 64 that makes the mystery symbols show each symbol. */
const SHOWS = { 1: 0, 2: 3, 5: 22, 8: 63 }

const window = (strip: string, stop: number) => (strip + strip).slice(stop, stop + 4)
const stopsWhere = (strips: readonly string[], holds: (column: string, reel: number) => boolean) =>
  strips.map((strip, reel) => {
    const stop = Array.from(strip).findIndex((_, at) => holds(window(strip, at), reel))
    if (stop < 0) throw new RangeError(`reel ${reel} has no such stop`)
    return stop
  })
const allMystery = (strips: readonly string[]) => stopsWhere(strips, column => column === 'MMMM')
const scatters = (strips: readonly string[], count: number) =>
  stopsWhere(strips, (column, reel) => column.includes('S') === reel < count && !column.includes('M'))
/** Nothing wins and nothing is drawn: the first three reels have no symbol in common. */
const quiet = (strips: readonly string[]) => {
  for (let first = 0; first < 32; first++)
    for (let second = 0; second < 32; second++) {
      const shown = [window(strips[0]!, first), window(strips[1]!, second)] as const
      if (/[MSW]/.test(shown.join(''))) continue
      const common = Array.from(shown[0]).filter(symbol => shown[1].includes(symbol))
      if (common.length > 1) continue
      const others = strips.slice(2)
      const bar = ['M', 'S', 'W', ...common]
      const third = Array.from({ length: 32 }, (_, stop) => stop).find(
        stop => !bar.some(symbol => window(others[0]!, stop).includes(symbol)),
      )
      if (third === undefined) continue
      return [first, second, third, ...stopsWhere(others.slice(1), column => !/[MS]/.test(column))]
    }
  throw new RangeError('every spin wins')
}
const repeat = (draws: readonly number[], times: number) => Array.from({ length: times }, () => draws).flat()

function play(draws: readonly number[]) {
  const outcome = playMysteryWays(definition, BET, forcedDraws(draws))
  expect(mysteryWaysEvaluator(definition)(forcedDraws(draws)) * (BET / 100)).toBe(outcome.winUnits)
  return outcome
}

describe('mystery symbols', () => {
  test('all show the drawn symbol before wins are judged, and every cell counts', () => {
    const { events } = play([...allMystery(reels), SHOWS[1]])
    const at = events.findIndex(event => event.type === 'reveal')
    const cells = [0, 1, 2, 3].flatMap(row => [0, 10, 20, 30, 40].map(reel => reel + row))
    expect(events[at - 1]).toEqual({ type: 'grid', columns: new Array(5).fill('MMMM') })
    expect(events[at]).toEqual({ type: 'reveal', symbol: '1', cells, columns: new Array(5).fill('1111') })
    expect(events[at + 1]).toMatchObject({ kind: 'ways', symbol: '1', count: 5, coins: 1024 * 175 })
  })

  test.each([2, 5, 8] as const)('show symbol %i in their own places only', symbol => {
    const stops = stopsWhere(reels, (column, reel) =>
      reel === 1 ? column === 'MMMM' : !column.includes('M') && !column.includes('S'),
    )
    const { events } = play([...stops, SHOWS[symbol]])
    const stopped = reels.map((strip, reel) => window(strip, stops[reel]!))
    expect(events.find(event => event.type === 'reveal')).toEqual({
      type: 'reveal',
      symbol: String(symbol),
      cells: [10, 11, 12, 13],
      columns: stopped.with(1, String(symbol).repeat(4)),
    })
  })

  test('draw nothing where none are seen', () => {
    const { events } = play(quiet(reels))
    expect(events.map(({ type }) => type)).toEqual(['bet', 'stops', 'grid', 'pay', 'end'])
  })
})

describe('free spins', () => {
  test.each([
    [3, 8],
    [4, 12],
    [5, 20],
  ])('%i scatters start %i, and pay nothing themselves', (count, spins) => {
    const { events } = play([...scatters(reels, count), ...repeat(quiet(freeReels), spins)])
    expect(events).toContainEqual({ type: 'feature-start', kind: 'free-spins', spins, multiplier: 1 })
    expect(events.filter(event => event.type === 'free-spin')).toHaveLength(spins)
    expect(events).toContainEqual({ type: 'feature-end', amount: 0 })
    expect(events.some(event => event.type === 'win' && event.symbol === 'S')).toBe(false)
  })

  test('scatters in free spins add as many again, 200 at most', () => {
    const { events } = play([...scatters(reels, 5), ...repeat(scatters(freeReels, 5), 200)])
    expect(events.filter(event => event.type === 'free-spin')).toHaveLength(200)
    const added = events.flatMap(event => (event.type === 'retrigger' ? [event.added] : []))
    expect(added).toEqual(new Array(9).fill(20))
  })

  test('mystery symbols are drawn anew in each', () => {
    const spins = [SHOWS[8], SHOWS[5], SHOWS[8]].flatMap(shows => [...allMystery(freeReels), shows])
    const { events } = play([...scatters(reels, 3), ...spins, ...repeat(quiet(freeReels), 5)])
    const revealed = events.flatMap(event => (event.type === 'reveal' ? [event.symbol] : []))
    expect(revealed).toEqual(['8', '5', '8'])
  })
})

test('the round ends when 5 000 bets are reached: the rest of the free spins is not played', () => {
  const { events, winUnits, capped } = play([...scatters(reels, 3), ...repeat([...allMystery(freeReels), SHOWS[1]], 3)])
  expect(capped).toBe(true)
  expect(winUnits).toBe(5000 * BET)
  expect(events.slice(-3)).toEqual([{ type: 'capped' }, { type: 'pay', amount: 5000 * BET }, { type: 'end' }])
  expect(events.findLast(event => event.type === 'free-spin')).toEqual({ type: 'free-spin', n: 3, of: 8 })
})
