import { expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { capBound } from '../shared/cap-bound.ts'
import { censusOf, storedCensus } from '../shared/spin-census.ts'
import { BASE_CENSUS, CAP_CHANCE_BOUND, FREE_CENSUS } from './census.ts'
import { mysteryWaysDefinition } from './definition.ts'
import { mysteryWaysHistogram } from './exact.ts'

test.each(VARIANTS)(
  '[FAIR-006] full enumeration of variant %s gives the stored sums, and the cap costs nothing that could be seen',
  variant => {
    const { coinsPerBet, freeSpins, capMultiple } = mysteryWaysDefinition(variant)
    const [base, free] = [mysteryWaysHistogram(variant, 'base'), mysteryWaysHistogram(variant, 'free')]
    expect(censusOf(base, coinsPerBet)).toEqual(storedCensus(BASE_CENSUS, variant))
    expect(censusOf(free, coinsPerBet)).toEqual(storedCensus(FREE_CENSUS, variant))
    const { chance, lostReturn } = capBound(base, free, freeSpins, capMultiple * coinsPerBet, coinsPerBet)
    expect(chance).toBeLessThan(CAP_CHANCE_BOUND[variant])
    // At most a hundred-millionth of a bet, which no stated return shows.
    expect(lostReturn).toBeLessThan(1e-8)
  },
)
