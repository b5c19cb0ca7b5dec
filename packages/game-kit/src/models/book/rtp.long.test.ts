import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { capBound, takeHistogram } from '../shared/cap-bound.ts'
import { storedCensus } from '../shared/spin-census.ts'
import { BASE_CENSUS, CAP_CHANCE_BOUND } from './census.ts'
import { bookDefinition } from './definition.ts'
import { compileFreeSpin, compileSpin } from './evaluate.ts'
import { bookCensus, expansionMoments } from './exact.ts'

describe.each(VARIANTS)('variant %s', variant => {
  const definition = bookDefinition(variant)
  const { freeSpins, capMultiple, coinsPerBet, specials } = definition
  const lengths = definition.reels.map(strip => strip.length)
  const spin = compileSpin(definition)

  test('[FAIR-006] full enumeration gives the stored sums', () => {
    expect(bookCensus(variant)).toEqual(storedCensus(BASE_CENSUS, variant))
  }, 120_000)

  test('[FAIR-006] enumerated free spins of each special symbol equal the closed form, and the cap is rare', () => {
    const base = takeHistogram(spin, lengths)
    const kinds = specials.map(special => {
      const histogram = takeHistogram(compileFreeSpin(definition, spin, special), lengths)
      const coins = histogram.reduce((sum, count, packed) => sum + count * (packed >>> 3), 0)
      const { combinations, coins: baseCoins } = storedCensus(BASE_CENSUS, variant)
      const closed = baseCoins + expansionMoments(definition, special).mean * combinations * coinsPerBet
      expect(coins).toBe(Math.round(closed))
      return { chance: special.weight / 64, histogram }
    })
    const { chance } = capBound(base, kinds, freeSpins, capMultiple * coinsPerBet, coinsPerBet)
    expect(chance).toBeLessThan(CAP_CHANCE_BOUND[variant])
  }, 240_000)
})
