import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { capBound, takeHistogram } from '../shared/cap-bound.ts'
import { storedCensus } from '../shared/spin-census.ts'
import { BASE_CENSUS, CAP_CHANCE_BOUND, FREE_CENSUS } from './census.ts'
import { expandingWildsDefinition } from './definition.ts'
import { compileSpin } from './evaluate.ts'
import { expandingWildsCensus } from './exact.ts'

describe.each(VARIANTS)('variant %s', variant => {
  test('[FAIR-006] full enumeration gives the stored sums', () => {
    expect(expandingWildsCensus(variant, 'base')).toEqual(storedCensus(BASE_CENSUS, variant))
    expect(expandingWildsCensus(variant, 'free')).toEqual(storedCensus(FREE_CENSUS, variant))
  }, 120_000)

  test('the cap costs nothing that could be seen', () => {
    const definition = expandingWildsDefinition(variant)
    const { reels, freeReels, freeSpins, capMultiple, coinsPerBet } = definition
    const histogram = (strips: 'base' | 'free') =>
      takeHistogram(
        compileSpin(definition, strips),
        (strips === 'base' ? reels : freeReels).map(strip => strip.length),
      )
    const cap = capMultiple * coinsPerBet
    const { chance, lostReturn } = capBound(histogram('base'), histogram('free'), freeSpins, cap, coinsPerBet)
    expect(chance).toBeLessThan(CAP_CHANCE_BOUND[variant])
    expect(lostReturn).toBeLessThan(1e-12)
  }, 120_000)
})
