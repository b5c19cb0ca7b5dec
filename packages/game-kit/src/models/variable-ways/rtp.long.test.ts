import { expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { BASE_BOOK, BASE_WAYS, FEATURE_BOOK, FEATURE_SPINS, FEATURE_WAYS, TRIGGERS } from './census.ts'
import { variableWaysCensus } from './exact.ts'

test.each(VARIANTS)(
  '[FAIR-006] all entries of both books of variant %s give the stored sums',
  variant => {
    const base = variableWaysCensus(variant, 'base')
    const { sample: _, ...storedBase } = BASE_BOOK[variant]
    expect(base.census).toEqual(storedBase)
    expect(base.ways).toEqual(BASE_WAYS)
    expect({ triggers: base.triggers, missedTriggers: base.missedTriggers }).toEqual(TRIGGERS)
    const feature = variableWaysCensus(variant, 'feature')
    const { sample: __, ...storedFeature } = FEATURE_BOOK[variant]
    expect(feature.census).toEqual(storedFeature)
    expect(feature.ways).toEqual(FEATURE_WAYS)
    expect(feature.spins).toBe(FEATURE_SPINS)
  },
  240_000,
)
