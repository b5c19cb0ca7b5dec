import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { capBound, takeHistogram } from '../shared/cap-bound.ts'
import { storedCensus } from '../shared/spin-census.ts'
import { BASE_CENSUS, BASE_WAYS, CAP_CHANCE_BOUND, FREE_CENSUS, FREE_WAYS } from './census.ts'
import { waysCascadeDefinition } from './definition.ts'
import { compileSpin } from './evaluate.ts'
import { waysCascadeCensus } from './exact.ts'

describe.each(VARIANTS)('variant %s', variant => {
  test('[FAIR-006] full enumeration with all cascades gives the stored sums', () => {
    expect(waysCascadeCensus(variant, 'base')).toEqual({ census: storedCensus(BASE_CENSUS, variant), ways: BASE_WAYS })
    expect(waysCascadeCensus(variant, 'free')).toEqual({ census: storedCensus(FREE_CENSUS, variant), ways: FREE_WAYS })
  }, 240_000)

  test('the cap costs nothing that could be seen', () => {
    const definition = waysCascadeDefinition(variant)
    const histogram = (reels: readonly string[], multipliers: readonly number[]) =>
      takeHistogram(
        compileSpin(definition, reels, multipliers),
        reels.map(strip => strip.length),
      )
    const base = histogram(definition.reels, definition.multipliers)
    const free = histogram(definition.freeReels, definition.freeMultipliers)
    const rule = { ...definition.freeSpins, multiplier: 1 }
    const { chance, lostReturn } = capBound(base, free, rule, 5000 * 20, 20)
    expect(chance).toBeLessThan(CAP_CHANCE_BOUND[variant])
    expect(lostReturn).toBeLessThan(1e-12)
  }, 240_000)
})
