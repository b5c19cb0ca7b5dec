import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { takeBookSample } from '../shared/book-census.ts'
import { payTotal } from '../shared/line-hits.ts'
import { BOOK, CLUSTERS, SPARKS } from './census.ts'
import { clustersDefinition } from './definition.ts'
import { compileRound } from './evaluate.ts'
import { clustersFacts } from './exact.ts'

const witness = {
  '0.94': { mean: 0.9399959, sd: 2.525, max: 283.2, overBet: 0.22718 },
  '0.95': { mean: 0.9499965, sd: 2.592, max: 408.2, overBet: 0.22718 },
  '0.96': { mean: 0.9599976, sd: 2.541, max: 263.4, overBet: 0.2346 },
  '0.97': { mean: 0.9699968, sd: 2.705, max: 405.7, overBet: 0.22718 },
}

describe.each(VARIANTS)('variant %s', variant => {
  const definition = clustersDefinition(variant)
  const { entries, coins, coinSquares, hits, overBet, topCoins, sample } = BOOK[variant]

  test('[FAIR-006] counted clusters x pays give the stored sum to the last coin', () => {
    expect(payTotal(CLUSTERS, definition.pays)).toBe(coins)
  })

  test('[FAIR-006] the first 65,536 entries give the stored sum and checksum', () => {
    const round = compileRound(definition)
    expect(takeBookSample(index => round.play(index))).toEqual(sample)
  })

  test('[FAIR-006] the stated return is the mean of all entries, as the games book states it', () => {
    const mean = coins / entries / 20
    expect(clustersFacts(variant).rtp).toBe(mean)
    expect(mean).toBeCloseTo(witness[variant].mean, 7)
    expect(Math.sqrt(coinSquares / entries / 400 - mean ** 2)).toBeCloseTo(witness[variant].sd, 3)
    expect(hits / entries).toBeCloseTo(0.51512, 5)
    expect(overBet / entries).toBeCloseTo(witness[variant].overBet, 5)
    expect(topCoins / 20).toBe(witness[variant].max)
  })
})

test('help states what the games book states', () => {
  const facts = clustersFacts('0.96')
  expect(1 / facts.featureChance).toBeCloseTo(22.7, 1)
  expect(facts.baseRtp + facts.featureRtp).toBeCloseTo(facts.rtp, 12)
  expect(facts.featureMean).toBeCloseTo(SPARKS['0.96'].coins / SPARKS['0.96'].sparks / 20, 12)
  expect(facts.topPrize).toEqual({ multiple: 263.4, chance: 2 ** -24, isUpperBound: false })
  expect(facts.paytable[0]!.coins).toEqual({ 5: 30, 6: 35, 7: 75, 8: 90, 9: 200, 11: 300, 13: 400, 15: 2500, 20: 5000 })
})
