import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { storedCensus } from '../shared/spin-census.ts'
import { CENSUS } from './census.ts'
import { classicDefinition } from './definition.ts'
import { classicCensus, classicCoinsInClosedForm, classicFacts, fullGrids } from './exact.ts'

describe.each(VARIANTS)('variant %s', variant => {
  test('[FAIR-006] full enumeration gives the stored sums', () => {
    expect(classicCensus(variant)).toEqual(storedCensus(CENSUS, variant))
  })

  test('[FAIR-006] the closed form gives the stored sum to the last coin', () => {
    expect(classicCoinsInClosedForm(classicDefinition(variant))).toBe(storedCensus(CENSUS, variant).coins)
  })
})

test('nine full grids stand in 32,768', () => {
  const { reels, rows } = classicDefinition('0.96')
  const full = ['1', '2', '3', '4', '5', '6', '7'].map(symbol => fullGrids(reels, rows, symbol))
  expect(full.reduce((sum, ways) => sum + ways, 0)).toBe(9)
})

test('help states what the games book states', () => {
  const facts = classicFacts('0.96')
  expect(facts.rtp).toBeCloseTo(0.95999146, 8)
  expect(facts.hitRate).toBeCloseTo(0.17569, 5)
  expect(facts.topWinMultiple).toBe(240)
  expect([facts.featureChance, facts.featureRtp, facts.featureMean]).toEqual([0, 0, 0])
  expect(facts.topPrize).toEqual({ multiple: 180, chance: 5 / 32768, isUpperBound: false })
  expect(facts.paytable[0]).toEqual({ symbol: 'W', coins: { 3: 900 } })
  expect(VARIANTS.map(variant => classicFacts(variant).rtp.toFixed(5))).toEqual([
    '0.93939',
    '0.94998',
    '0.95999',
    '0.97089',
  ])
})
