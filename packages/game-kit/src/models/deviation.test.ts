import { expect, test } from 'vitest'
import { MODEL_LETTERS, type ModelLetter } from './model.ts'
import { modelOf } from './registry.ts'
import { deviationOf, spinsMoments } from './shared/deviation.ts'
import { spinCountMoments } from './shared/free-spins.ts'

/** Deviations of whole rounds of variant 0.96 in bets: enumerated where a model has one part alone, else seen in long simulations. */
const seen: Record<ModelLetter, number> = {
  ...{ a: 4.2588, b: 4.813, c: 5.124, d: 8.139, e: 2.541, f: 6.8, g: 4.8, h: 8.6, i: 16, j: 6.9 },
}

test.each(MODEL_LETTERS)(
  '[WALK-024] model %s states a deviation that is exact, or above the real one and near it',
  letter => {
    const { deviation, featureChance } = modelOf(letter).facts('0.96')
    if (featureChance === 0) expect(deviation).toBeCloseTo(seen[letter], 2)
    else {
      expect(deviation).toBeGreaterThan(seen[letter])
      expect(deviation).toBeLessThan(seen[letter] * 1.6)
    }
  },
)

test('[WALK-024] the number of free spins and their wins have the moments that going through every case gives', () => {
  // A spin adds one with chance 1/4, three at most: 1 spin, or 2, or 3.
  const rule = { awards: { 1: 1 }, limit: 3 }
  const count = spinCountMoments(rule, 1, [0.75, 0.25])
  const chances = [0.75, 0.1875, 0.0625]
  const of = (power: number) => chances.reduce((sum, chance, i) => sum + chance * (i + 1) ** power, 0)
  expect([count.mean, count.square]).toEqual([expect.closeTo(of(1), 12), expect.closeTo(of(2), 12)])
  // Every spin pays 1 with chance 1/2, alike whether it adds a spin: then the bound is above the exact deviation.
  const exact = of(1) * 0.25 + (of(2) - of(1) ** 2) * 0.25
  expect(deviationOf(spinsMoments(count, { mean: 0.5, square: 0.5 }))).toBeGreaterThanOrEqual(Math.sqrt(exact))
})
