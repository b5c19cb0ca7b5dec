import { expect, test } from 'vitest'
import { VARIANTS } from '../model.ts'
import { capBound } from '../shared/cap-bound.ts'
import { PaysTally } from '../shared/pays-tally.ts'
import { storedCensus } from '../shared/spin-census.ts'
import { waysInClosedForm } from '../shared/ways.ts'
import { BASE_CENSUS, BASE_WAYS, CAP_CHANCE_BOUND, FREE_CENSUS, FREE_WAYS } from './census.ts'
import { waysCascadeDefinition } from './definition.ts'
import { compileSpin } from './evaluate.ts'
import { waysCascadeCensus } from './exact.ts'
import { PAYS } from './paytable.ts'

test('[FAIR-006] full enumeration with all cascades gives the stored sums, and the cap costs nothing that could be seen', () => {
  const [base, free] = [waysCascadeCensus('base'), waysCascadeCensus('free')]
  expect([base.ways, free.ways]).toEqual([BASE_WAYS, FREE_WAYS])
  const rule = { ...waysCascadeDefinition('0.96').freeSpins, multiplier: 1 }
  for (const variant of VARIANTS) {
    expect(base.censuses[variant]).toEqual(storedCensus(BASE_CENSUS, variant))
    expect(free.censuses[variant]).toEqual(storedCensus(FREE_CENSUS, variant))
    const { chance, lostReturn } = capBound(base.histograms[variant], free.histograms[variant], rule, 5000 * 20, 20)
    expect(chance).toBeLessThan(CAP_CHANCE_BOUND[variant])
    expect(lostReturn).toBeLessThan(1e-12)
  }
}, 240_000)

test('[FAIR-006] the first step alone agrees with its closed form on every combination', () => {
  const definition = waysCascadeDefinition('0.96')
  // With all later steps multiplied by zero, an enumeration counts the first step only.
  const tally = new PaysTally(PAYS)
  const spin = compileSpin(definition, definition.reels, [1, 0], tally)
  for (let s0 = 0; s0 < 36; s0++)
    for (let s1 = 0; s1 < 36; s1++)
      for (let s2 = 0; s2 < 36; s2++)
        for (let s3 = 0; s3 < 36; s3++) for (let s4 = 0; s4 < 36; s4++) spin(s0, s1, s2, s3, s4)
  const counted = tally.ways(Object.keys(definition.pays), 5)
  for (const [symbol, ways] of Object.entries(counted))
    expect(ways.slice(2)).toEqual(waysInClosedForm(definition.reels, 3, symbol).slice(2))
}, 60_000)
