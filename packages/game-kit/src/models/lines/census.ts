import type { Variant } from '../model.ts'
import type { StoredCensus } from '../shared/spin-census.ts'

/** Every combination of the base strips, counted once; the tests count again. */
export const BASE_CENSUS: StoredCensus = {
  combinations: 33554432,
  hits: 13805315,
  byScatters: [20511149, 10609215, 2195010, 227070, 11745, 243],
  missesByScatters: [12059099, 6392180, 1297838],
  variants: {
    '0.94': { coins: 467464260, coinSquares: 54584075200, overBet: 6547802, topCoins: 2603 },
    '0.95': { coins: 469968660, coinSquares: 67318283302, overBet: 6128174, topCoins: 3203 },
    '0.96': { coins: 475631980, coinSquares: 75697642564, overBet: 5890958, topCoins: 3682 },
    '0.97': { coins: 481660180, coinSquares: 60288084260, overBet: 6357096, topCoins: 2050 },
  },
}

/** The same for the free strips, before the free-spin multiplier. */
export const FREE_CENSUS: StoredCensus = {
  combinations: 33554432,
  hits: 15936176,
  byScatters: [20511149, 10609215, 2195010, 227070, 11745, 243],
  missesByScatters: [9948189, 6205217, 1464850],
  variants: {
    '0.94': { coins: 690428600, coinSquares: 99382147992, overBet: 8983116, topCoins: 2968 },
    '0.95': { coins: 708207100, coinSquares: 127603890400, overBet: 8643236, topCoins: 3508 },
    '0.96': { coins: 712631000, coinSquares: 143438599342, overBet: 8123446, topCoins: 3992 },
    '0.97': { coins: 715506000, coinSquares: 110226127572, overBet: 8866369, topCoins: 2302 },
  },
}

/** No round reaches the cap with a greater chance than this (games book 8.6); the long tests compute the bound. */
export const CAP_CHANCE_BOUND: Readonly<Record<Variant, number>> = {
  '0.94': 1e-42,
  '0.95': 1e-37,
  '0.96': 1e-32,
  '0.97': 1e-46,
}
