import { expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { BASE_BOOK, BASE_WAYS, FEATURE_BOOK, FEATURE_SPINS, FEATURE_WAYS, TRIGGERS } from './census.ts'
import { variableWaysCensus } from './exact.ts'

test('[FAIR-006] all entries of both books give the stored sums of every variant', () => {
  const base = variableWaysCensus('base')
  expect(base.ways).toEqual(BASE_WAYS)
  expect({ triggers: base.triggers, missedTriggers: base.missedTriggers }).toEqual(TRIGGERS)
  const feature = variableWaysCensus('feature')
  expect(feature.ways).toEqual(FEATURE_WAYS)
  expect(feature.spins).toBe(FEATURE_SPINS)
  for (const variant of VARIANTS) {
    const { sample: _, ...storedBase } = BASE_BOOK[variant]
    expect(base.censuses[variant]).toEqual(storedBase)
    const { sample: __, ...storedFeature } = FEATURE_BOOK[variant]
    expect(feature.censuses[variant]).toEqual(storedFeature)
  }
}, 240_000)
