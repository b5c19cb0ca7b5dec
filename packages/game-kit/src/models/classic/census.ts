import type { StoredCensus } from '../shared/spin-census.ts'

/** Every combination of the strips, counted once; the tests count again. There are no scatters. */
export const CENSUS: StoredCensus = {
  combinations: 32768,
  hits: 5757,
  byScatters: [32768],
  missesByScatters: [27011],
  variants: {
    '0.94': { coins: 153910, coinSquares: 20710492, overBet: 5757, topCoins: 1527 },
    '0.95': { coins: 155645, coinSquares: 17214307, overBet: 5757, topCoins: 1400 },
    '0.96': { coins: 157285, coinSquares: 15613185, overBet: 5757, topCoins: 1200 },
    '0.97': { coins: 159070, coinSquares: 24880132, overBet: 5757, topCoins: 1500 },
  },
}
