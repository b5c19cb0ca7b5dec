import { expect, test } from 'vitest'
import { asNumber, type Multiple } from '../../instant/multiple.ts'
import { coupCensus } from '../baccarat/exact.ts'
import { rulesOf, tableRules } from '../registry.ts'
import { sixCardCounts } from './baccarat.ts'
import { disagreements, factsToProve, secondReturns } from './index.ts'

const percent = (value: Multiple | undefined): number => 100 * asNumber(value!)
const returnsOf = (id: string, facts: unknown = null) => rulesOf(id).returns(facts)

test.each(tableRules.map(rules => rules.id))('[TABLE-043] two ways of finding every return of %s agree', id => {
  const rules = rulesOf(id)
  for (const facts of factsToProve(rules)) {
    const returns = rules.returns(facts)
    expect(disagreements(returns, secondReturns(rules, facts))).toEqual([])
    for (const value of returns.values()) expect(asNumber(value)).toBeLessThan(1)
  }
})

test('[TABLE-043] the deals of a fresh shoe by their winner', () => {
  const { shapes, deals } = coupCensus(8)
  expect(deals).toBe(4_998_398_275_503_360n)
  const won = (side: number) =>
    shapes
      .filter(({ shape }) => Math.sign(shape.playerTotal - shape.bankerTotal) === side)
      .reduce((sum, { ways }) => sum + ways, 0n)
  expect([won(-1), won(1), won(0)]).toEqual([2_292_252_566_437_888n, 2_230_518_282_592_256n, 475_627_426_473_216n])
  const six = sixCardCounts(8)
  expect([six.banker, six.player, six.tie, six.deals]).toEqual([won(-1), won(1), won(0), deals])
  const share = (count: bigint) => Number(count) / Number(deals)
  expect(share(six.fourCards)).toBeCloseTo(0.378868, 6)
  expect(share(six.fiveCards)).toBeCloseTo(0.303444, 6)
  expect(share(six.sixCards)).toBeCloseTo(0.317687, 6)
  expect(share(4n * six.fourCards + 5n * six.fiveCards + 6n * six.sixCards)).toBeCloseTo(4.938819, 6)
  expect(share(six.bankerOnSix)).toBeCloseTo(0.053864, 6)
})

test('the chances of the dragon bonuses', () => {
  const { margins, natural, deals } = sixCardCounts(8)
  const shares = (side: 'P' | 'B') =>
    [...[9, 8, 7, 6, 5, 4].map(margin => margins[side][margin]!), ...[natural[side], natural.tie]].map(count =>
      (Number(count) / Number(deals)).toFixed(6),
    )
  const naturals = ['0.162589', '0.017871']
  expect(shares('P')).toEqual(['0.003683', '0.006822', '0.017924', '0.028257', '0.033244', '0.037368', ...naturals])
  expect(shares('B')).toEqual(['0.003079', '0.005663', '0.015909', '0.023848', '0.031465', '0.040242', ...naturals])
})

const printed: Record<string, Record<string, number>> = {
  'bac-c/1': {
    ...{ P: 98.764919, B: 98.942094, T: 85.640371, PP: 89.638554, BP: 89.638554, EP: 86.290123, XP: 91.952956 },
    ...{ DP: 97.348325, DB: 90.626926, BIG: 95.654252, SML: 94.717123 },
  },
  'bac-6/1': { P: 98.764919, B: 98.541896, S6: 91.568317 },
  'rou/1': { 'straight-0': 97.297297, 'corner-0-1-2-3': 97.297297, red: 97.297297 },
  'rou-half/1': { 'straight-0': 97.297297, red: 98.648649 },
  'ros/1': { 'straight-17': 97.297297, red: 97.297297 },
  'sic/1': {
    ...{ small: 97.222222, big: 97.222222, odd: 97.222222, even: 97.222222, n1: 92.12963, c12: 83.333333 },
    ...{ d1: 88.888889, k1: 83.796296, any: 86.111111, t6: 87.962963, t15: 87.962963, t7: 90.277778 },
    ...{ t8: 87.5, t9: 92.592593, t10: 87.5, t4: 84.722222, t17: 84.722222, t5: 86.111111 },
  },
  'dtg/1': {
    ...{ D: 96.26506, T: 96.26506, TIE: 89.638554, STIE: 86.024096, DO: 94.230769, TE: 94.615385 },
    ...{ DR: 95, TK: 95, DH: 92.307692, TL: 92.307692 },
  },
  'xoc/1': { even: 97.5, odd: 97.5, red4: 93.75, white3: 95, two: 93.75, four: 93.75, high: 96.875, low: 96.875 },
  'whl/1': { w1: 94.885057, w2: 94.770115, w6: 92.931034, w9: 95.258621, w24: 95.862069, w48: 94.137931 },
}

test.each(Object.entries(printed))('[TABLE-043] returns of %s as they are stated', (id, stated) => {
  const returns = returnsOf(id)
  for (const [spot, value] of Object.entries(stated)) expect(percent(returns.get(spot)), spot).toBeCloseTo(value, 6)
})

test('every straight of spark roulette returns 36/37 exactly, and a number is boosted as often as stated', () => {
  for (const { over, under } of returnsOf('ros/1').values()) expect(over * 37n).toBe(under * 36n)
  expect(2.4 / 37 / 37).toBeCloseTo(0.001753, 6)
})
