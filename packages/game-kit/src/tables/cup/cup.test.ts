import { expect, test } from 'vitest'
import { hmac } from '../../browser/crypto.ts'
import { SimulationDraws } from '../../draws.ts'
import { asNumber } from '../../instant/multiple.ts'
import { roundDraws } from '../chain/streams.ts'
import { rulesOf } from '../registry.ts'
import { settleSlip } from '../settlement/settle-slip.ts'
import { chain, workedRounds } from '../testing/vectors.ts'
import { type Cup, championChances, finalistChances, nextMatch } from './bracket.ts'
import { CUP_DEFINITIONS } from './definition.ts'
import { cupFilm } from './film.ts'
import { scoreChances } from './match.ts'
import { type CupFacts, cupReturns, cupSpots, factsOf } from './prices.ts'
import { type CupResult, type CupState, dealCup, planCup } from './rules.ts'

const [definition] = CUP_DEFINITIONS as [(typeof CUP_DEFINITIONS)[number]]
const rules = rulesOf('cup/1')
const field = [5, 0, 9, 11, 12, 4, 10, 13]
const matchAt = (gap: number): CupFacts => ({ cup: { field, winners: [] }, match: { home: 1, away: 2, gap } })
const pricesOf = (facts: CupFacts): Record<string, number> =>
  Object.fromEntries(cupSpots(definition, facts).map(({ id, topReturnX10000 }) => [id, topReturnX10000 / 10_000]))

const priceTable: [number, number, number[]][] = [
  [0, 0.5, [1.9, 1.9, 3.04, 1.38, 3.04, 1.38, 1.26, 3.8, 2.53, 1.52, 7.36, 4.9, 4.9, 7.36, 4.9, 4.9]],
  [1, 0.556115, [1.7, 2.14, 2.64, 1.48, 3.53, 1.29, 1.27, 3.75, 2.55, 1.51, 6.17, 4.38, 4.66, 8.86, 5.57, 5.25]],
  [2, 0.611425, [1.55, 2.44, 2.33, 1.6, 4.16, 1.23, 1.28, 3.64, 2.6, 1.49, 5.23, 3.96, 4.5, 10.8, 6.42, 5.73]],
  [3, 0.66514, [1.42, 2.83, 2.07, 1.75, 4.97, 1.17, 1.3, 3.46, 2.7, 1.46, 4.47, 3.64, 4.44, 13.34, 7.54, 6.39]],
  [4, 0.716509, [1.32, 3.35, 1.86, 1.93, 6.05, 1.12, 1.34, 3.24, 2.85, 1.42, 3.86, 3.38, 4.45, 16.76, 9.01, 7.26]],
]
const markets = [
  ...['home', 'away', 'home-1.5', 'away+1.5', 'away-1.5', 'home+1.5', 'over-3.5', 'under-3.5', 'over-4.5', 'under-4.5'],
  ...['3-0', '3-1', '3-2', '0-3', '1-3', '2-3'],
]
const mirrored: Record<string, string> = {
  ...{ home: 'away', away: 'home', 'home-1.5': 'away-1.5', 'away-1.5': 'home-1.5' },
  ...{ 'home+1.5': 'away+1.5', 'away+1.5': 'home+1.5' },
  ...{ '3-0': '0-3', '3-1': '1-3', '3-2': '2-3', '0-3': '3-0', '1-3': '3-1', '2-3': '3-2' },
}

test.each(priceTable)('[TABLE-059] prices of a match at a gap of %i', (gap, home, prices) => {
  const own = pricesOf(matchAt(gap))
  expect(markets.map(market => own[market])).toEqual(prices)
  const other = pricesOf(matchAt(-gap))
  for (const market of markets) expect(other[mirrored[market] ?? market]).toBe(own[market])
  const chances = scoreChances(definition, gap)
  expect(Number(chances['3-0'] + chances['3-1'] + chances['3-2']) / 1e10).toBeCloseTo(home, 6)
})

test('returns of a match stay within their bounds', () => {
  const range = (spots: string[]) => {
    const all = [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap(gap => {
      const returns = cupReturns(definition, matchAt(gap))
      return spots.map(spot => 100 * asNumber(returns.get(spot)!))
    })
    return [Math.min(...all).toFixed(6), Math.max(...all).toFixed(6)]
  }
  expect(range(markets.slice(0, 2))).toEqual(['94.449941', '95.000000'])
  expect(range(markets.slice(2, 6))).toEqual(['94.311697', '95.000000'])
  expect(range(markets.slice(6, 10))).toEqual(['94.341000', '95.000000'])
  expect(range(markets.slice(10))).toEqual(['91.797996', '92.000000'])
})

test('[TABLE-059] home wins 3-2 at equal grades', () => {
  const spots = cupSpots(definition, matchAt(0))
  const result: CupResult = { home: 1, away: 2, legs: 'HAHAH', score: '3-2', finalists: [], champion: null }
  const positions = spots
    .filter(({ settlesWithSeries }) => !settlesWithSeries)
    .map(({ id, topReturnX10000 }) => ({ spot: id, units: 10_000, topReturnX10000 }))
  const won = settleSlip(rules, positions, result).positions.filter(({ payoutUnits }) => payoutUnits > 0)
  expect(Object.fromEntries(won.map(({ spot, payoutUnits }) => [spot, payoutUnits]))).toEqual({
    ...{ home: 19_000, 'away+1.5': 13_800, 'home+1.5': 13_800, 'over-3.5': 12_600, 'over-4.5': 25_300, '3-2': 49_000 },
  })
})

/** Sums of chances with one denominator. */
const sumOf = (chances: readonly { wins: bigint; of: bigint }[]) =>
  chances.reduce((sum, { wins }) => sum + wins, 0n) / chances[0]!.of
const isWhole = (chances: readonly { wins: bigint; of: bigint }[]) =>
  chances.reduce((sum, { wins }) => sum + wins, 0n) % chances[0]!.of === 0n

test('[TABLE-060] one champion and two finalists, exactly, at every stage of every cup', () => {
  const draws = new SimulationDraws(60)
  for (let i = 0; i < 40; i++) {
    let state: CupState = null
    do {
      const plan = planCup(definition, state, draws)
      const { cup }: CupFacts = plan.facts
      const [champion, finalist] = [championChances(definition, cup), finalistChances(definition, cup)]
      expect([sumOf(champion), sumOf(finalist)]).toEqual([1n, 2n])
      expect([isWhole(champion), isWhole(finalist)]).toEqual([true, true])
      state = dealCup(definition, plan, { outcome: draws }).state
    } while (state !== null)
  }
})

test('[TABLE-028] prices of champion and finalist of the worked parade', () => {
  const parade = factsOf(definition, { field, winners: [] }, true)
  const prices = pricesOf(parade)
  const eight = [1, 2, 3, 4, 5, 6, 7, 8]
  expect(eight.map(n => prices[`champion-${n}`])).toEqual([6.4, 4.25, 7.99, 12.97, 12.62, 5.07, 7.45, 11.99])
  expect(eight.map(n => prices[`finalist-${n}`])).toEqual([3.6, 2.63, 4.04, 5.84, 5.1, 2.61, 3.43, 4.85])
  const { wins, of } = championChances(definition, parade.cup)[1]!
  expect(asNumber({ over: wins, under: of })).toBeCloseTo(0.216163, 6)
  expect(100 * asNumber(cupReturns(definition, parade).get('champion-2')!)).toBeCloseTo(91.869251, 6)
  expect(Object.keys(prices)).toHaveLength(16)
})

test('who is out is not sold, nor who is through', () => {
  const shutAt = (winners: number[]) =>
    cupSpots(definition, factsOf(definition, { field, winners }, false))
      .filter(({ isShut }) => isShut)
      .map(({ id }) => id)
  expect(shutAt([2])).toEqual(['champion-1', 'finalist-1'])
  expect(shutAt([2, 3, 6, 8, 2])).toEqual([
    ...['champion-1', 'champion-3', 'champion-4', 'champion-5', 'champion-7'],
    ...['finalist-1', 'finalist-2', 'finalist-3', 'finalist-4', 'finalist-5', 'finalist-7'],
  ])
})

test('matches follow the bracket', () => {
  const at = (...winners: number[]) => nextMatch({ field, winners } satisfies Cup)
  expect(at()).toEqual({ home: 1, away: 2 })
  expect(at(2, 3, 6)).toEqual({ home: 7, away: 8 })
  expect(at(2, 3, 6, 8)).toEqual({ home: 2, away: 3 })
  expect(at(2, 3, 6, 8, 2)).toEqual({ home: 6, away: 8 })
  expect(at(2, 3, 6, 8, 2, 6)).toEqual({ home: 2, away: 6 })
  expect(at(2, 3, 6, 8, 2, 6, 2)).toBe(null)
})

test('[TABLE-061] a match that is void is run again, and a second void ends the cup', () => {
  const state = { field, winners: [2, 3], isRunAgain: false }
  const once = rules.afterVoid(state)
  expect(once).toEqual({ state: { ...state, isRunAgain: true }, endsSeries: false })
  const none = new SimulationDraws(1)
  expect(rules.plan(once.state, none).facts).toEqual(rules.plan(state, none).facts)
  expect(rules.afterVoid(once.state)).toEqual({ state: null, endsSeries: true })
  expect(rules.plan(null, none).phase).toBe('parade')
  const { state: after } = rules.deal(once.state, rules.plan(once.state, none), { outcome: none, boost: none })
  expect(after).toMatchObject({ isRunAgain: false })
})

test('champion and finalist pay with the final alone', () => {
  const rounds = workedRounds('cup/1', 'DS88-CUP-1', 8)
  const returned = (spot: string) =>
    rounds.map(({ result }) => rules.returnX10000({ spot, topReturnX10000: 42_500 }, result)).map(Boolean)
  const onlyTheLast = [...Array<boolean>(7).fill(false), true]
  expect(returned('champion-2')).toEqual(onlyTheLast)
  expect(returned('finalist-6')).toEqual(onlyTheLast)
  expect(returned('champion-6')).toEqual(Array(8).fill(false))
})

test('the film of a match runs its legs one after the other', () => {
  const { result } = workedRounds('cup/1', 'DS88-CUP-1', 7)[6]!
  const key = { table: 'DS88-CUP-1', serial: 7, definitionVersion: 1, seed: chain[6]!, entropy: '-' }
  const film = cupFilm(result as { legs: string }, roundDraws(hmac, key, 'look'))
  expect(film.filter(({ kind }) => kind === 'run').map(({ t }) => t)).toEqual([2_000, 6_200, 10_400, 14_600, 18_800])
  const first = film.filter(({ isFirst }) => isFirst)
  expect(first.map(({ side }) => side![0]!.toUpperCase()).join('')).toBe((result as { legs: string }).legs)
  expect(film.at(-1)).toMatchObject({ kind: 'finish', side: 'home', home: 3, away: 2 })
  expect(film.at(-1)!.t).toBeLessThan(24_000)
  const times = film.map(({ t }) => t)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

const noStates: unknown[] = [
  ...[undefined, 'x', { field, winners: [3], isRunAgain: false }, { field: [1, 1], winners: [], isRunAgain: false }],
  { field, winners: [2, 3, 6, 8, 1], isRunAgain: false },
  { field, winners: [2, 3, 6, 8, 2, 6, 2], isRunAgain: false },
]
test.each(noStates.map(input => [input]))('%j is no state of a cup', input => {
  expect(rules.readState(input)).toBe(undefined)
})
