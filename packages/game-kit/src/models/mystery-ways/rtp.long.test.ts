import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { capBound, type Histogram, takeHistogram } from '../shared/cap-bound.ts'
import { storedCensus } from '../shared/spin-census.ts'
import { BASE_CENSUS, CAP_CHANCE_BOUND, FREE_CENSUS } from './census.ts'
import { mysteryWaysDefinition } from './definition.ts'
import { compileSpin } from './evaluate.ts'
import { mysteryWaysCensus } from './exact.ts'

describe.each(VARIANTS)('variant %s', variant => {
  test('[FAIR-006] full enumeration gives the stored sums', () => {
    expect(mysteryWaysCensus(variant, 'base')).toEqual(storedCensus(BASE_CENSUS, variant))
    expect(mysteryWaysCensus(variant, 'free')).toEqual(storedCensus(FREE_CENSUS, variant))
  }, 240_000)

  test('the cap costs nothing that could be seen', () => {
    const definition = mysteryWaysDefinition(variant)
    const { reels, freeReels, freeSpins, mystery, capMultiple, coinsPerBet } = definition
    const histogram = (strips: readonly string[]): Histogram => {
      const lengths = strips.map(strip => strip.length)
      const cases = mystery.map(({ symbol, weight }) => {
        return { weight, histogram: takeHistogram(compileSpin(definition, strips, symbol), lengths) }
      })
      return cases[0]!.histogram.map((_, packed) =>
        cases.reduce((sum, { weight, histogram }) => sum + weight * histogram[packed]!, 0),
      )
    }
    const cap = capMultiple * coinsPerBet
    const { chance, lostReturn } = capBound(histogram(reels), histogram(freeReels), freeSpins, cap, coinsPerBet)
    expect(chance).toBeLessThan(CAP_CHANCE_BOUND[variant])
    expect(lostReturn).toBeLessThan(1e-9)
  }, 240_000)
})
