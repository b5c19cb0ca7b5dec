import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { lineCoins } from '../shared/line-hits.ts'
import { scatterChances, storedCensus } from '../shared/spin-census.ts'
import { combinationsBySum, countsInWindow } from '../shared/strips.ts'
import { BASE_CENSUS } from './census.ts'
import { holdAndWinDefinition } from './definition.ts'
import { coinMean, featurePerRound, holdAndWinCensus, holdAndWinFacts } from './exact.ts'
import { featureByChain, featureByRecursion } from './feature.ts'

const definition = holdAndWinDefinition('0.96')
const coinChances = scatterChances(storedCensus(BASE_CENSUS, '0.96'))

describe.each(VARIANTS)('variant %s', variant => {
  test('[FAIR-006] the closed form gives the stored sum to the last coin', () => {
    const { reels, lines, pays } = holdAndWinDefinition(variant)
    expect(lineCoins(reels, lines.length, pays)).toBe(storedCensus(BASE_CENSUS, variant).coins)
  })

  test('[FAIR-006] the stated return is base + feature by the second computation', () => {
    const base = storedCensus(BASE_CENSUS, variant)
    const feature = featurePerRound(holdAndWinDefinition(variant), coinChances, featureByRecursion)
    const rtp = base.coins / base.combinations / 25 + feature.mean
    expect(Math.abs(holdAndWinFacts(variant).rtp - rtp)).toBeLessThan(1e-12)
  })
})

test('[FAIR-006] full enumeration of one variant gives the stored sums', () => {
  expect(holdAndWinCensus('0.96')).toEqual(storedCensus(BASE_CENSUS, '0.96'))
}, 60_000)

test('coin counts equal the product of the reels', () => {
  const counts = combinationsBySum(definition.reels.map(strip => countsInWindow(strip, 'C', 3)))
  expect(counts).toEqual(BASE_CENSUS.byScatters)
})

test.each([6, 7, 8, 9, 10, 11, 12, 13, 14, 15])(
  '[FAIR-006] chain and recursion agree on the feature that starts with %i coins',
  start => {
    const [chain, recursion] = [featureByChain(definition, start), featureByRecursion(definition, start)]
    expect(Math.abs(chain.coinsAtEnd - recursion.coinsAtEnd)).toBeLessThan(1e-12)
    expect(Math.abs(chain.fullChance - recursion.fullChance)).toBeLessThan(1e-12)
    expect(Math.abs(chain.respins - recursion.respins)).toBeLessThan(1e-12)
  },
)

test('the feature is what the games book states', () => {
  const feature = featurePerRound(definition, coinChances, featureByChain)
  expect(coinMean(definition)).toBeCloseTo(2.534, 3)
  expect(feature.mean / feature.chance).toBeCloseTo(24.1113, 4)
  expect(feature.coinsAtEnd / feature.chance).toBeCloseTo(8.98323, 5)
  expect(feature.respins / feature.chance).toBeCloseTo(6.54852, 5)
  expect(feature.chance / feature.fullChance).toBeCloseTo(1486, 0)
})

test('help states what the games book states', () => {
  const facts = holdAndWinFacts('0.96')
  expect(facts.rtp).toBeCloseTo(0.960001, 6)
  expect(facts.hitRate).toBeCloseTo(0.372, 3)
  expect(1 / facts.featureChance).toBeCloseTo(54.9, 1)
  expect(facts.topWinMultiple).toBe(3808)
  expect(1 / facts.topPrize.chance).toBeCloseTo(81512, 0)
})
