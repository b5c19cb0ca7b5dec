import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { expectedSpins, expectedSpinsUnlimited } from '../shared/free-spins.ts'
import { payTotal } from '../shared/line-hits.ts'
import { scatterChances, storedCensus } from '../shared/spin-census.ts'
import { BASE_CENSUS, BASE_WAYS, FREE_CENSUS, FREE_WAYS } from './census.ts'
import { waysCascadeDefinition } from './definition.ts'
import { waysCascadeFacts } from './exact.ts'

describe.each(VARIANTS)('variant %s', variant => {
  test('[FAIR-006] counted ways x pays give the stored sums to the last coin', () => {
    const { pays } = waysCascadeDefinition(variant)
    expect(payTotal(BASE_WAYS, pays)).toBe(storedCensus(BASE_CENSUS, variant).coins)
    expect(payTotal(FREE_WAYS, pays)).toBe(storedCensus(FREE_CENSUS, variant).coins)
  })

  test('[FAIR-006] the stated return follows from the sums: base + free spins without limit', () => {
    const { freeSpins } = waysCascadeDefinition(variant)
    const base = storedCensus(BASE_CENSUS, variant)
    const free = storedCensus(FREE_CENSUS, variant)
    const chances = scatterChances(base)
    const spins = [10, 12, 15].reduce(
      (sum, award, i) => sum + chances[3 + i]! * expectedSpinsUnlimited(freeSpins, award, scatterChances(free)),
      0,
    )
    const rtp = (base.coins + spins * free.coins) / base.combinations / 20
    expect(Math.abs(waysCascadeFacts(variant).rtp - rtp)).toBeLessThan(1e-12)
  })
})

test('the limit of 200 free spins costs less than 1e-12 of a spin', () => {
  const { freeSpins } = waysCascadeDefinition('0.96')
  const chances = scatterChances(storedCensus(FREE_CENSUS, '0.96'))
  for (const spins of [10, 12, 15]) {
    const lost = expectedSpinsUnlimited(freeSpins, spins, chances) - expectedSpins(freeSpins, spins, chances)
    expect(lost).toBeLessThan(1e-12)
  }
})

test('help states what the games book states', () => {
  const facts = waysCascadeFacts('0.96')
  expect(facts.rtp).toBeCloseTo(0.959998, 6)
  expect(facts.baseRtp).toBeCloseTo(0.685217, 6)
  expect(facts.hitRate).toBeCloseTo(0.374, 3)
  expect(1 / facts.featureChance).toBeCloseTo(138.6, 1)
})
