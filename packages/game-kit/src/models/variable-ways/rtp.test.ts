import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { type BookCensus, takeBookSample } from '../shared/book-census.ts'
import { payTotal } from '../shared/line-hits.ts'
import { BASE_BOOK, BASE_WAYS, FEATURE_BOOK, FEATURE_SPINS, FEATURE_WAYS, TRIGGERS } from './census.ts'
import { variableWaysDefinition } from './definition.ts'
import { compileBase, compileFeature } from './evaluate.ts'
import { variableWaysFacts } from './exact.ts'

const rtps = { '0.94': 0.9400018915783, '0.95': 0.9500001656017, '0.96': 0.9599995336644, '0.97': 0.9700014998504 }
const witness = {
  '0.94': { base: [0.4757149, 1.374, 0.12209, 246.1], feature: [26.4958621, 42.302, 0.95756, 3643.05] },
  '0.95': { base: [0.4802296, 1.49, 0.11804, 287.09], feature: [26.8087979, 44.999, 0.95526, 4229.08] },
  '0.96': { base: [0.4858236, 1.363, 0.12546, 251.13], feature: [27.0602028, 42.387, 0.96024, 3647.68] },
  '0.97': { base: [0.490583, 1.412, 0.124, 222.48], feature: [27.3593848, 43.616, 0.96085, 3126.69] },
} as const

function expectFigures({ entries, coins, coinSquares, overBet, topCoins }: BookCensus, figures: readonly number[]) {
  const mean = coins / entries / 100
  expect(mean).toBeCloseTo(figures[0]!, 7)
  expect(Math.sqrt(coinSquares / entries / 10_000 - mean ** 2)).toBeCloseTo(figures[1]!, 3)
  expect(overBet / entries).toBeCloseTo(figures[2]!, 5)
  expect(topCoins / 100).toBe(figures[3])
}

describe.each(VARIANTS)('variant %s', variant => {
  const definition = variableWaysDefinition(variant)

  test('[FAIR-006] counted ways x pays give the stored sums to the last coin', () => {
    expect(payTotal(BASE_WAYS, definition.pays)).toBe(BASE_BOOK[variant].coins)
    expect(payTotal(FEATURE_WAYS, definition.pays)).toBe(FEATURE_BOOK[variant].coins)
  })

  test('[FAIR-006] the first 65,536 entries of both books give the stored sums and checksums', () => {
    const [base, feature] = [compileBase(definition), compileFeature(definition)]
    expect(takeBookSample(index => base.play(index))).toEqual(BASE_BOOK[variant].sample)
    expect(takeBookSample(index => feature.play(index))).toEqual(FEATURE_BOOK[variant].sample)
  })

  test('[FAIR-006] the stated return is base + feature as often as it starts, as the games book states it', () => {
    expectFigures(BASE_BOOK[variant], witness[variant].base)
    expectFigures(FEATURE_BOOK[variant], witness[variant].feature)
    const means = [BASE_BOOK[variant], FEATURE_BOOK[variant]].map(({ coins, entries }) => coins / entries / 100)
    const rtpAt = (featureChance: number) => means[0]! + featureChance * means[1]!
    // The games book rounds the chance of the feature to six places; help states the exact one.
    expect(rtpAt(0.017523)).toBeCloseTo(rtps[variant], 7)
    expect(variableWaysFacts(variant).rtp).toBeCloseTo(rtpAt(TRIGGERS.triggers / 2 ** 24), 12)
    expect(TRIGGERS.triggers / 2 ** 24).toBeCloseTo(0.017523, 6)
  })
})

test('help states what the games book states', () => {
  const facts = variableWaysFacts('0.96')
  expect(facts.baseRtp).toBeCloseTo(0.4858, 4)
  expect(facts.featureRtp).toBeCloseTo(0.4742, 4)
  expect(facts.featureChance).toBeCloseTo(0.017523, 6)
  expect(facts.featureMean).toBeCloseTo(27.06, 2)
  expect(BASE_BOOK['0.96'].hits / BASE_BOOK['0.96'].entries).toBeCloseTo(0.58272, 5)
  expect(FEATURE_SPINS / FEATURE_BOOK['0.96'].entries).toBeCloseTo(8.6042, 4)
  expect(facts.hitRate * BASE_BOOK['0.96'].entries).toBeLessThan(BASE_BOOK['0.96'].hits + TRIGGERS.missedTriggers)
  expect(facts.topPrize.multiple).toBe(3647.68)
})
