import { expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { BOOK, CLUSTERS, SPARKS } from './census.ts'
import { clustersCensus } from './exact.ts'

test.each(VARIANTS)(
  '[FAIR-006] all 16,777,216 entries of variant %s give the stored sums',
  variant => {
    const { census, sparks, sparkCoins, clusters } = clustersCensus(variant)
    const { sample: _, ...stored } = BOOK[variant]
    expect(census).toEqual(stored)
    expect({ sparks, coins: sparkCoins }).toEqual(SPARKS[variant])
    expect(clusters).toEqual(CLUSTERS)
  },
  240_000,
)
