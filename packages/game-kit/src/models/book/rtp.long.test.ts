import { expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { capBound } from '../shared/cap-bound.ts'
import { censusOf, storedCensus, takeHistogram } from '../shared/spin-census.ts'
import { BASE_CENSUS, CAP_CHANCE_BOUND } from './census.ts'
import { bookDefinition } from './definition.ts'
import { compileFreeSpin, compileSpin } from './evaluate.ts'
import { bookHistogram, expansionMoments } from './exact.ts'

test.each(VARIANTS)(
  '[FAIR-006] full enumeration of variant %s gives the stored sums, its free spins of each special symbol the closed form, and the cap is rare',
  variant => {
    const definition = bookDefinition(variant)
    const { freeSpins, capMultiple, coinsPerBet, specials, reels } = definition
    const base = bookHistogram(variant)
    const stored = storedCensus(BASE_CENSUS, variant)
    expect(censusOf(base, coinsPerBet)).toEqual(stored)
    const spin = compileSpin(definition)
    const kinds = specials.map(special => {
      const histogram = takeHistogram(compileFreeSpin(definition, spin, special), reels)
      const { coins } = censusOf(histogram, coinsPerBet)
      const closed = stored.coins + expansionMoments(definition, special).mean * stored.combinations * coinsPerBet
      expect(coins).toBe(Math.round(closed))
      return { chance: special.weight / 64, histogram }
    })
    const { chance } = capBound(base, kinds, freeSpins, capMultiple * coinsPerBet, coinsPerBet)
    expect(chance).toBeLessThan(CAP_CHANCE_BOUND[variant])
  },
)
