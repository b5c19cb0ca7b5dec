import type { Variant } from '../model.ts'
import type { StoredCensus } from '../shared/spin-census.ts'

/** Every combination of the strips, counted once; the tests count again. Scatters are the books here. */
export const BASE_CENSUS: StoredCensus = {
  combinations: 33554432,
  hits: 13782863,
  byScatters: [20511149, 10609215, 2195010, 227070, 11745, 243],
  missesByScatters: [14319707, 4883542, 568320],
  variants: {
    '0.94': { coins: 208496180, coinSquares: 32778692774, overBet: 3984041, topCoins: 2682 },
    '0.95': { coins: 215937460, coinSquares: 27459363584, overBet: 4577307, topCoins: 2651 },
    '0.96': { coins: 216732600, coinSquares: 48830932308, overBet: 4087522, topCoins: 2963 },
    '0.97': { coins: 217341940, coinSquares: 49868559754, overBet: 4067295, topCoins: 3460 },
  },
}

/** No round reaches the cap with a greater chance than this (games book 8.6); the long tests compute the bound. */
export const CAP_CHANCE_BOUND: Readonly<Record<Variant, number>> = {
  '0.94': 1e-8,
  '0.95': 1e-8,
  '0.96': 5e-8,
  '0.97': 3e-6,
}
