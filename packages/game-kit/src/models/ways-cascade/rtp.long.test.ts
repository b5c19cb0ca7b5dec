import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { capBound } from '../shared/cap-bound.ts'
import { storedCensus } from '../shared/spin-census.ts'
import { waysInClosedForm } from '../shared/ways.ts'
import { BASE_CENSUS, BASE_WAYS, CAP_CHANCE_BOUND, FREE_CENSUS, FREE_WAYS } from './census.ts'
import { waysCascadeDefinition } from './definition.ts'
import { compileSpin } from './evaluate.ts'
import { waysCascadeCensus } from './exact.ts'

describe.each(VARIANTS)('variant %s', variant => {
  test('[FAIR-006] full enumeration with all cascades gives the stored sums, and the cap costs nothing that could be seen', () => {
    const [base, free] = [waysCascadeCensus(variant, 'base'), waysCascadeCensus(variant, 'free')]
    expect([base.census, base.ways]).toEqual([storedCensus(BASE_CENSUS, variant), BASE_WAYS])
    expect([free.census, free.ways]).toEqual([storedCensus(FREE_CENSUS, variant), FREE_WAYS])
    const rule = { ...waysCascadeDefinition(variant).freeSpins, multiplier: 1 }
    const { chance, lostReturn } = capBound(base.histogram, free.histogram, rule, 5000 * 20, 20)
    expect(chance).toBeLessThan(CAP_CHANCE_BOUND[variant])
    expect(lostReturn).toBeLessThan(1e-12)
  }, 240_000)
})

test('[FAIR-006] the first step alone agrees with its closed form on every combination', () => {
  const definition = waysCascadeDefinition('0.96')
  // With all later steps multiplied by zero, an enumeration counts the first step only.
  const hits = new Float64Array(128)
  const spin = compileSpin(definition, definition.reels, [1, 0], hits)
  for (let s0 = 0; s0 < 36; s0++)
    for (let s1 = 0; s1 < 36; s1++)
      for (let s2 = 0; s2 < 36; s2++)
        for (let s3 = 0; s3 < 36; s3++) for (let s4 = 0; s4 < 36; s4++) spin(s0, s1, s2, s3, s4)
  for (const symbol of Object.keys(definition.pays)) {
    const counted = Array.from(hits.subarray(Number(symbol) * 8 + 3, Number(symbol) * 8 + 6))
    expect(counted).toEqual(waysInClosedForm(definition.reels, 3, symbol).slice(2))
  }
}, 60_000)
