import { expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { storedCensus } from '../shared/spin-census.ts'
import { BASE_CENSUS } from './census.ts'
import { wheelCensus } from './exact.ts'

test.each(VARIANTS)(
  '[FAIR-006] full enumeration of variant %s gives the stored sums',
  variant => {
    expect(wheelCensus(variant)).toEqual(storedCensus(BASE_CENSUS, variant))
  },
  120_000,
)
