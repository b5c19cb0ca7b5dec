import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { expectedSpins, expectedSpinsUnlimited } from '../shared/free-spins.ts'
import { censusOf, scatterChances, storedCensus, takeHistogram } from '../shared/spin-census.ts'
import { combinationsBySum, countsInWindow } from '../shared/strips.ts'
import { BASE_CENSUS, FREE_CENSUS } from './census.ts'
import { mysteryWaysDefinition } from './definition.ts'
import { compileSpin } from './evaluate.ts'
import { mysteryWaysCoinsInClosedForm, mysteryWaysFacts } from './exact.ts'

const witness = {
  '0.94': 0.9399991692915262,
  '0.95': 0.9500022584006873,
  '0.96': 0.960001301804384,
  '0.97': 0.9700000604573386,
}
const freeSpinMeans = {
  '0.94': 2.7832694220542917,
  '0.95': 2.7293635225296025,
  '0.96': 2.66534972190857,
  '0.97': 2.6908612847328186,
}

describe.each(VARIANTS)('variant %s', variant => {
  const definition = mysteryWaysDefinition(variant)
  const [base, free] = [storedCensus(BASE_CENSUS, variant), storedCensus(FREE_CENSUS, variant)]

  test('[FAIR-006] the closed form gives the stored sums to the last coin', () => {
    expect(mysteryWaysCoinsInClosedForm(definition, 'base')).toBe(base.coins)
    expect(mysteryWaysCoinsInClosedForm(definition, 'free')).toBe(free.coins)
  })

  test('[FAIR-006] the stated return is base + free spins without limit, as the games book states it', () => {
    const chances = scatterChances(base)
    const spins = [8, 12, 20].reduce(
      (sum, award, i) =>
        sum + chances[3 + i]! * expectedSpinsUnlimited(definition.freeSpins, award, scatterChances(free)),
      0,
    )
    const rtp = (base.coins + spins * free.coins) / base.combinations / 100
    expect(Math.abs(mysteryWaysFacts(variant).rtp - rtp)).toBeLessThan(1e-12)
    expect(rtp).toBeCloseTo(witness[variant], 12)
    expect(free.coins / free.combinations / 100).toBeCloseTo(freeSpinMeans[variant], 12)
  })
})

test('[FAIR-006] every combination of stops with one revealed symbol gives the sum of its closed form', () => {
  const definition = mysteryWaysDefinition('0.96')
  const one = { ...definition, mystery: [{ symbol: '5', weight: 1 }] }
  const census = censusOf(takeHistogram(compileSpin(definition, definition.reels, '5'), definition.reels), 100)
  expect(census.coins).toBe(mysteryWaysCoinsInClosedForm(one, 'base'))
  expect(census.byScatters.map(count => count * 64)).toEqual(BASE_CENSUS.byScatters)
}, 60_000)

test('scatter counts equal the product of the reels', () => {
  const { reels, freeReels } = mysteryWaysDefinition('0.96')
  const counts = (strips: readonly string[]) =>
    combinationsBySum(strips.map(strip => countsInWindow(strip, 'S', 4))).map(count => count * 64)
  expect(counts(reels)).toEqual(BASE_CENSUS.byScatters)
  expect(counts(freeReels)).toEqual(FREE_CENSUS.byScatters)
})

test('the limit of 200 free spins costs less than 1e-11 of a spin', () => {
  const { freeSpins } = mysteryWaysDefinition('0.96')
  const chances = scatterChances(storedCensus(FREE_CENSUS, '0.96'))
  for (const spins of [8, 12, 20]) {
    const lost = expectedSpinsUnlimited(freeSpins, spins, chances) - expectedSpins(freeSpins, spins, chances)
    expect(lost).toBeLessThan(1e-11)
  }
})

test('help states what the games book states', () => {
  const facts = mysteryWaysFacts('0.96')
  const base = storedCensus(BASE_CENSUS, '0.96')
  expect(facts.baseRtp).toBeCloseTo(0.5509, 4)
  expect(facts.featureRtp).toBeCloseTo(0.4091, 4)
  expect(1 / facts.featureChance).toBeCloseTo(62.3, 1)
  expect(base.hits / base.combinations).toBeCloseTo(0.652249, 6)
  expect(base.overBet / base.combinations).toBeCloseTo(0.098225, 6)
  expect(Math.sqrt(base.coinSquares / base.combinations - (base.coins / base.combinations) ** 2)).toBeCloseTo(331.01, 2)
  expect(facts.topPrize.multiple).toBe(1792)
})
