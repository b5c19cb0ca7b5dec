import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { expectedSpins, expectedSpinsUnlimited } from '../shared/free-spins.ts'
import { scatterChances, storedCensus } from '../shared/spin-census.ts'
import { combinationsBySum, countsInWindow } from '../shared/strips.ts'
import { BASE_CENSUS, FREE_CENSUS } from './census.ts'
import { expandingWildsDefinition } from './definition.ts'
import { expandingWildsCensus, expandingWildsCoinsInClosedForm, expandingWildsFacts } from './exact.ts'

const witness = { '0.94': 0.9400001423, '0.95': 0.9499977849, '0.96': 0.9599989164, '0.97': 0.9700019348 }

describe.each(VARIANTS)('variant %s', variant => {
  const definition = expandingWildsDefinition(variant)

  test('[FAIR-006] the closed form gives the stored sums to the last coin', () => {
    expect(expandingWildsCoinsInClosedForm(definition, 'base')).toBe(storedCensus(BASE_CENSUS, variant).coins)
    expect(expandingWildsCoinsInClosedForm(definition, 'free')).toBe(storedCensus(FREE_CENSUS, variant).coins)
  })

  test('[FAIR-006] the stated return is base + free spins without limit, as the games book states it', () => {
    const [base, free] = [storedCensus(BASE_CENSUS, variant), storedCensus(FREE_CENSUS, variant)]
    const spins = scatterChances(base)[3]! * expectedSpinsUnlimited(definition.freeSpins, 10, scatterChances(free))
    const rtp = (base.coins + spins * free.coins) / base.combinations / 25
    expect(Math.abs(expandingWildsFacts(variant).rtp - rtp)).toBeLessThan(1e-12)
    expect(rtp).toBeCloseTo(witness[variant], 7)
  })
})

test('[FAIR-006] full enumeration of one variant gives the stored sums', () => {
  expect(expandingWildsCensus('0.96', 'free')).toEqual(storedCensus(FREE_CENSUS, '0.96'))
}, 60_000)

test('scatter counts equal the product of the reels', () => {
  const { reels, freeReels } = expandingWildsDefinition('0.96')
  const counts = (strips: readonly string[]) => combinationsBySum(strips.map(strip => countsInWindow(strip, 'S', 3)))
  expect(counts(reels)).toEqual(BASE_CENSUS.byScatters)
  expect(counts(freeReels)).toEqual(FREE_CENSUS.byScatters)
})

test('the limit of 200 free spins costs less than 1e-12 of a spin', () => {
  const { freeSpins } = expandingWildsDefinition('0.96')
  const chances = scatterChances(storedCensus(FREE_CENSUS, '0.96'))
  const lost = expectedSpinsUnlimited(freeSpins, 10, chances) - expectedSpins(freeSpins, 10, chances)
  expect(lost).toBeLessThan(1e-12)
})

test('help states what the games book states', () => {
  const facts = expandingWildsFacts('0.96')
  expect(facts.baseRtp).toBeCloseTo(0.75075341, 8)
  expect(1 / facts.featureChance).toBeCloseTo(216, 6)
  expect(facts.featureRtp / facts.featureChance).toBeCloseTo(facts.featureMean, 9)
  // A few losing spins with three scatters pay by their free spins.
  expect(facts.hitRate).toBeGreaterThan(0.41701)
  expect(facts.hitRate).toBeLessThan(0.421)
})
