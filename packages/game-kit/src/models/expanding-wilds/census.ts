import type { Variant } from '../model.ts'
import type { StoredCensus } from '../shared/spin-census.ts'

/** Every combination of the base strips, counted once; the tests count again. */
export const BASE_CENSUS: StoredCensus = {
  combinations: 60466176,
  hits: 25214976,
  byScatters: [34992000, 20995200, 4199040, 279936],
  missesByScatters: [19211040, 12832128, 2973024, 235008],
  variants: {
    '0.94': { coins: 1095989450, coinSquares: 160738100786, overBet: 10210672, topCoins: 1986 },
    '0.95': { coins: 1117525250, coinSquares: 155737744708, overBet: 13582708, topCoins: 2195 },
    '0.96': { coins: 1134879700, coinSquares: 145969052612, overBet: 12829725, topCoins: 1985 },
    '0.97': { coins: 1116228025, coinSquares: 178092803857, overBet: 12240840, topCoins: 2322 },
  },
}

/** The same for the free strips with expanded wilds. */
export const FREE_CENSUS: StoredCensus = {
  combinations: 60466176,
  hits: 29160000,
  byScatters: [34992000, 20995200, 4199040, 279936],
  missesByScatters: [16526160, 11884752, 2698704, 196560],
  variants: {
    '0.94': { coins: 6694297543, coinSquares: 10614218707149, overBet: 21406789, topCoins: 20900 },
    '0.95': { coins: 6561987464, coinSquares: 9953112003724, overBet: 23054238, topCoins: 21500 },
    '0.96': { coins: 6515921986, coinSquares: 8765156726602, overBet: 21672765, topCoins: 15700 },
    '0.97': { coins: 7211641163, coinSquares: 14140259830591, overBet: 21290181, topCoins: 20250 },
  },
}

/** No round reaches the cap with a greater chance than this (games book 8.6); the long tests compute the bound. */
export const CAP_CHANCE_BOUND: Readonly<Record<Variant, number>> = {
  '0.94': 1e-22,
  '0.95': 1e-22,
  '0.96': 1e-29,
  '0.97': 1e-22,
}
