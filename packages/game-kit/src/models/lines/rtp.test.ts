import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { expectedSpins, expectedSpinsUnlimited } from '../shared/free-spins.ts'
import { scatterChances, storedCensus } from '../shared/spin-census.ts'
import { combinationsBySum, countsInWindow } from '../shared/strips.ts'
import { BASE_CENSUS, FREE_CENSUS } from './census.ts'
import { linesDefinition } from './definition.ts'
import { linesCensus, linesCoinsInClosedForm, linesFacts } from './exact.ts'

describe.each(VARIANTS)('variant %s', variant => {
  const definition = linesDefinition(variant)

  test('[FAIR-006] the closed form gives the stored sums to the last coin', () => {
    expect(linesCoinsInClosedForm(definition, definition.reels)).toBe(storedCensus(BASE_CENSUS, variant).coins)
    expect(linesCoinsInClosedForm(definition, definition.freeReels)).toBe(storedCensus(FREE_CENSUS, variant).coins)
  })

  test('[FAIR-006] the stated return follows from the sums: base + free spins without limit x 3', () => {
    const base = storedCensus(BASE_CENSUS, variant)
    const free = storedCensus(FREE_CENSUS, variant)
    const chances = scatterChances(base)
    const spins = [10, 15, 25].reduce(
      (sum, award, i) =>
        sum + chances[3 + i]! * expectedSpinsUnlimited(definition.freeSpins, award, scatterChances(free)),
      0,
    )
    const rtp = (base.coins + spins * 3 * free.coins) / base.combinations / 20
    expect(Math.abs(linesFacts(variant).rtp - rtp)).toBeLessThan(1e-12)
  })
})

test('[FAIR-006] full enumeration of one variant gives the stored sums', () => {
  expect(linesCensus('0.96', 'base')).toEqual(storedCensus(BASE_CENSUS, '0.96'))
}, 60_000)

test('scatter counts equal the product of the reels', () => {
  const { reels, freeReels } = linesDefinition('0.96')
  const counts = (strips: readonly string[]) => combinationsBySum(strips.map(strip => countsInWindow(strip, 'S', 3)))
  expect(counts(reels)).toEqual(BASE_CENSUS.byScatters)
  expect(counts(freeReels)).toEqual(FREE_CENSUS.byScatters)
})

test('the limit of 200 free spins costs less than 1e-12 of a spin', () => {
  const { freeSpins } = linesDefinition('0.96')
  const chances = scatterChances(storedCensus(FREE_CENSUS, '0.96'))
  for (const spins of [10, 15, 25]) {
    const lost = expectedSpinsUnlimited(freeSpins, spins, chances) - expectedSpins(freeSpins, spins, chances)
    expect(lost).toBeLessThan(1e-12)
  }
})

test('help states what the games book states', () => {
  const facts = linesFacts('0.96')
  expect(facts.rtp).toBeCloseTo(0.960001, 6)
  expect(facts.baseRtp).toBeCloseTo(0.708747, 6)
  expect(facts.hitRate).toBeCloseTo(0.41143, 5)
  expect(1 / facts.featureChance).toBeCloseTo(140.4, 1)
  expect(facts.paytable[0]).toEqual({ symbol: '1', coins: { 2: 12, 3: 75, 4: 200, 5: 1750 } })
})
