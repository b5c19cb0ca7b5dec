import type { StoredCensus } from '../shared/spin-census.ts'

/** Every combination of the strips, counted once; the tests count again. Scatters are the B cells here. */
export const BASE_CENSUS: StoredCensus = {
  combinations: 60466176,
  hits: 22239360,
  byScatters: [34992000, 20995200, 4199040, 279936],
  missesByScatters: [21152880, 13973256, 2908656, 192024],
  variants: {
    '0.94': { coins: 839110000, coinSquares: 120587558284, overBet: 9617764, topCoins: 3190 },
    '0.95': { coins: 851210060, coinSquares: 126851352122, overBet: 10802213, topCoins: 3758 },
    '0.96': { coins: 863300120, coinSquares: 180145410392, overBet: 8498813, topCoins: 4239 },
    '0.97': { coins: 875391660, coinSquares: 139333147574, overBet: 11303045, topCoins: 4260 },
  },
}
