import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { capBound, takeHistogram } from '../shared/cap-bound.ts'
import { storedCensus } from '../shared/spin-census.ts'
import { BASE_CENSUS, CAP_CHANCE_BOUND, FREE_CENSUS } from './census.ts'
import { linesDefinition } from './definition.ts'
import { compileSpin } from './evaluate.ts'
import { linesCensus } from './exact.ts'

describe.each(VARIANTS)('variant %s', variant => {
  test('[FAIR-006] full enumeration gives the stored sums', () => {
    expect(linesCensus(variant, 'base')).toEqual(storedCensus(BASE_CENSUS, variant))
    expect(linesCensus(variant, 'free')).toEqual(storedCensus(FREE_CENSUS, variant))
  }, 120_000)

  test('the cap costs nothing that could be seen', () => {
    const definition = linesDefinition(variant)
    const histogram = (reels: readonly string[]) =>
      takeHistogram(
        compileSpin(definition, reels),
        reels.map(strip => strip.length),
      )
    const [base, free] = [histogram(definition.reels), histogram(definition.freeReels)]
    const { chance, lostReturn } = capBound(base, free, definition.freeSpins, 5000 * 20, 20)
    expect(chance).toBeLessThan(CAP_CHANCE_BOUND[variant])
    expect(lostReturn).toBeLessThan(1e-12)
  }, 120_000)
})
