import { expect, test } from 'vitest'
import { hmac } from '../../browser/crypto.ts'
import { forcedDraws, SimulationDraws } from '../../draws.ts'
import { asNumber } from '../../instant/multiple.ts'
import { toHex } from '../../seeds.ts'
import { fieldDraws, roundDraws } from '../chain/streams.ts'
import { rulesOf } from '../registry.ts'
import { openTableRound } from '../rounds/deal-round.ts'
import { settleSlip } from '../settlement/settle-slip.ts'
import { chain, terminal, workedRound } from '../testing/vectors.ts'
import { yardChances, yardPrices, yardReturns } from './chances.ts'
import { YARD_DEFINITIONS } from './definition.ts'
import { yardFilm } from './film.ts'
import { dealYard, planYard, type YardResult } from './rules.ts'

const [definition] = YARD_DEFINITIONS as [(typeof YARD_DEFINITIONS)[number]]
const table = 'ARN-CLK-1'

test('[TABLE-056] a draw gives sides their stake and counts as over', () => {
  const rules = rulesOf('clk/1')
  const facts = { meron: 3, wala: 4 }
  const spots = rules.spots(null, { phase: 'round', takesBets: true, facts })
  const result: YardResult = { ...facts, outcome: 'draw', exchanges: 10, firstTouch: 'M' }
  const positions = spots.map(({ id, topReturnX10000 }) => ({ spot: id, units: 10_000, topReturnX10000 }))
  const { positions: settled } = settleSlip(rules, positions, result)
  expect(Object.fromEntries(settled.map(({ spot, payoutUnits }) => [spot, payoutUnits]))).toEqual({
    ...{ M: 10_000, W: 10_000, draw: 117_500, over: 23_100, under: 0, 'first-M': 19_000, 'first-W': 0 },
  })
})

test('[TABLE-057] the films of 3 000 bouts', () => {
  const draws = new SimulationDraws(57)
  for (let i = 0; i < 3_000; i++) {
    const plan = planYard(definition, draws)
    const { result } = dealYard(definition, plan, { outcome: draws })
    const film = yardFilm(result, draws)
    const touches = film.filter(({ kind }) => kind === 'touch')
    expect(touches).toHaveLength(result.exchanges)
    expect(touches[0]!.side).toBe(result.firstTouch)
    const { t, springs } = touches.at(-1)!
    expect(t).toBeLessThanOrEqual(19_000)
    const runDown = touches.findIndex(touch => Math.min(touch.springs.M, touch.springs.W) === 0)
    expect(runDown).toBe(result.outcome === 'draw' ? -1 : result.exchanges - 1)
    if (result.outcome === 'draw') {
      expect(springs.M).toBe(springs.W)
      expect(film.some(({ kind }) => kind === 'bell')).toBe(true)
    } else {
      expect(springs[result.outcome]).toBeGreaterThanOrEqual(80)
      expect(film.at(-1)).toMatchObject({ kind: 'bow', side: result.outcome === 'M' ? 'W' : 'M' })
    }
    const times = film.map(event => event.t)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  }
})

const filmOf = (serial: number): string[] => {
  const { result } = workedRound('clk/1', table, serial, { place: 0 })
  const key = { table, serial, definitionVersion: 1, seed: chain[0]!, entropy: '-' }
  return yardFilm(result as YardResult, roundDraws(hmac, key, 'look'))
    .filter(({ kind }) => kind === 'touch')
    .map(({ t, side, springs }) => `${t} ${side} ${springs.M}/${springs.W}`)
}

test('[TABLE-028] the films of two worked bouts', () => {
  expect(filmOf(1)).toEqual(['3461 W 284/1000', '4841 M 284/723', '6267 M 284/445', '7761 M 284/0'])
  const draw = filmOf(4)
  expect(draw).toHaveLength(10)
  expect(draw.slice(0, 3)).toEqual(['3435 M 1000/814', '4736 M 1000/710', '6201 W 856/710'])
  expect(draw.slice(-2)).toEqual(['15697 M 472/399', '17011 W 399/399'])
  const { draws } = workedRound('clk/1', table, 1, { place: 0 })
  expect(draws.find(({ purpose }) => purpose === '0')!.taken[0]).toEqual([10_000, 3_307])
})

const priceTable = [
  ...[[0, 0.46, 1.91, 95.86, 0.46, 1.91, 95.86, 1.9, 1.9, 95, 95]],
  ...[[1, 0.485, 1.81, 95.785, 0.435, 2.02, 95.87, 1.88, 1.91, 94.94, 94.545]],
  ...[[2, 0.51, 1.72, 95.72, 0.41, 2.14, 95.74, 1.86, 1.93, 94.86, 94.57]],
  ...[[3, 0.535, 1.64, 95.74, 0.385, 2.28, 95.78, 1.84, 1.95, 94.76, 94.575]],
  ...[[4, 0.56, 1.57, 95.92, 0.36, 2.44, 95.84, 1.82, 1.97, 94.64, 94.56]],
] as number[][]

test.each(priceTable)('[TABLE-058] prices at a gap of %i', (gap, pM, m, rtpM, pW, w, rtpW, fm, fw, rtpFm, rtpFw) => {
  const spotsOf = (at: number) => {
    const prices = yardPrices(definition, at)
    const { wins, under } = yardChances(definition, at)
    const returns = yardReturns(definition, at)
    return (spot: string) => [wins.get(spot)! / under, prices.get(spot)! / 10_000, 100 * asNumber(returns.get(spot)!)]
  }
  const expectSpot = (actual: number[], chance: number, price: number, rtp: number) => {
    expect(actual[0]).toBeCloseTo(chance, 9)
    expect(actual[1]).toBe(price)
    expect(actual[2]).toBeCloseTo(rtp, 6)
  }
  const [own, mirrored] = [spotsOf(gap!), spotsOf(-gap!)]
  expectSpot(own('M'), pM!, m!, rtpM!)
  expectSpot(own('W'), pW!, w!, rtpW!)
  expectSpot(own('first-M'), 0.5 + 0.005 * gap!, fm!, rtpFm!)
  expectSpot(own('first-W'), 0.5 - 0.005 * gap!, fw!, rtpFw!)
  expectSpot(own('draw'), 0.08, 11.75, 94)
  expectSpot(own('under'), 0.5888, 1.61, 94.7968)
  expectSpot(own('over'), 0.4112, 2.31, 94.9872)
  for (const [spot, other] of [
    ['M', 'W'],
    ['W', 'M'],
    ['first-M', 'first-W'],
  ] as const)
    expect(mirrored(other)).toEqual(own(spot))
})

test('a bout has 7.1296 exchanges on average', () => {
  const decided = definition.exchangeWeights.reduce((sum, weight, i) => sum + (weight * (4 + i)) / 100, 0)
  expect(0.92 * decided + 0.08 * 10).toBeCloseTo(7.1296, 9)
})

test('[TABLE-058] the pairing follows from the commitment, for everybody and before betting opens', () => {
  const round = { rules: rulesOf('clk/1'), table, serial: 1, commitment: terminal, state: null }
  const { plan, spots } = openTableRound(round, hmac)
  expect(plan.facts).toEqual({ meron: 11, wala: 3 })
  expect(openTableRound({ ...round }, hmac)).toEqual({ plan, spots })
  const withBeacon = workedRound('clk/1', table, 1, { place: 0, entropy: 'ab'.repeat(32) })
  expect(withBeacon.plan).toEqual(plan)
  const draws = fieldDraws(hmac, terminal, { table, definitionVersion: 1, serial: 1 })
  expect(planYard(definition, draws)).toEqual(plan)
  expect(openTableRound({ ...round, commitment: toHex(chain[0]!) }, hmac).plan).not.toEqual(plan)
})

test('two machines of a bout are never the same', () => {
  for (let meron = 0; meron < 16; meron++)
    for (let wala = 0; wala < 15; wala++) {
      const { facts } = planYard(definition, forcedDraws([meron, wala]))
      expect(facts.meron).not.toBe(facts.wala)
    }
})
