import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { lineCoins } from '../shared/line-hits.ts'
import { storedCensus } from '../shared/spin-census.ts'
import { combinationsBySum, countsInWindow } from '../shared/strips.ts'
import { BASE_CENSUS } from './census.ts'
import { wheelDefinition } from './definition.ts'
import { wheelCensus, wheelFacts, wheelMeans } from './exact.ts'
import { NOTCHES, segmentAt } from './rings.ts'

const witness = { '0.94': 0.9399971774, '0.95': 0.9500028274, '0.96': 0.9600001974, '0.97': 0.9699987974 }

describe.each(VARIANTS)('variant %s', variant => {
  const definition = wheelDefinition(variant)

  test('[FAIR-006] the closed form gives the stored sum to the last coin', () => {
    expect(lineCoins(definition.reels, definition.lines.length, definition.pays)).toBe(
      storedCensus(BASE_CENSUS, variant).coins,
    )
  })

  test('[FAIR-006] the stated return is lines + every notch of the wheel, as the games book states it', () => {
    const { outer, inner } = definition.wheel
    let bets = 0
    for (let first = 0; first < NOTCHES; first++)
      for (let second = 0; second < NOTCHES; second++) {
        bets += outer[segmentAt(outer, first)]!.multiple || inner[segmentAt(inner, second)]!.multiple
      }
    const { coins, combinations, byScatters } = storedCensus(BASE_CENSUS, variant)
    const rtp = coins / combinations / 20 + (byScatters[3]! / combinations) * (bets / NOTCHES ** 2)
    expect(Math.abs(wheelFacts(variant).rtp - rtp)).toBeLessThan(1e-12)
    expect(rtp).toBeCloseTo(witness[variant], 7)
  })
})

test('[FAIR-006] full enumeration of one variant gives the stored sums', () => {
  expect(wheelCensus('0.96')).toEqual(storedCensus(BASE_CENSUS, '0.96'))
}, 60_000)

test('bonus symbols stand on reels 1, 3 and 5, and their counts equal the product of the reels', () => {
  const { reels } = wheelDefinition('0.96')
  expect(reels.map(strip => strip.split('B').length - 1)).toEqual([2, 0, 2, 0, 2])
  expect(combinationsBySum(reels.map(strip => countsInWindow(strip, 'B', 3)))).toEqual(BASE_CENSUS.byScatters)
})

test('both rings have 64 notches', () => {
  const { outer, inner } = wheelDefinition('0.96').wheel
  for (const ring of [outer, inner]) expect(ring.reduce((sum, { weight }) => sum + weight, 0)).toBe(NOTCHES)
  expect(wheelMeans(wheelDefinition('0.96'))).toEqual({ inner: 245.3125, whole: 53.1640625 })
})

test('help states what the games book states', () => {
  const facts = wheelFacts('0.96')
  expect(facts.baseRtp).toBeCloseTo(0.71387028, 8)
  expect(1 / facts.featureChance).toBeCloseTo(216, 6)
  expect(facts.topWinMultiple).toBe(5211.95)
  expect(facts.topPrize).toMatchObject({ multiple: 5000, isUpperBound: false })
  expect(1 / facts.topPrize.chance).toBeCloseTo(216 * 8 * 64, 4)
})
