import type { Variant } from '../model.ts'
import type { StoredCensus } from '../shared/spin-census.ts'

/** Every combination of the base strips, counted once; the tests count again. */
export const BASE_CENSUS: StoredCensus = {
  combinations: 60466176,
  hits: 22367664,
  byScatters: [36527753, 19414304, 4087894, 416215, 19707, 303],
  missesByScatters: [23549625, 11845944, 2440044, 250119, 12537, 243],
  variants: {
    '0.94': { coins: 811336272, coinSquares: 148868241208, overBet: 8975486, topCoins: 8602 },
    '0.95': { coins: 820088309, coinSquares: 157931500279, overBet: 8476668, topCoins: 8732 },
    '0.96': { coins: 828649623, coinSquares: 148200156035, overBet: 9185183, topCoins: 6382 },
    '0.97': { coins: 837412456, coinSquares: 153542351998, overBet: 8506657, topCoins: 6272 },
  },
}

/** The same for the free strips, multipliers included. */
export const FREE_CENSUS: StoredCensus = {
  combinations: 60466176,
  hits: 27520560,
  byScatters: [35679616, 19759361, 4483021, 514292, 29251, 635],
  missesByScatters: [20672487, 10118394, 1956609, 188784, 9162, 180],
  variants: {
    '0.94': { coins: 4062158370, coinSquares: 2691352760778, overBet: 21424860, topCoins: 14703 },
    '0.95': { coins: 4103822811, coinSquares: 2792661235083, overBet: 22604508, topCoins: 14694 },
    '0.96': { coins: 4147916571, coinSquares: 3010886194725, overBet: 20967525, topCoins: 17175 },
    '0.97': { coins: 4189494561, coinSquares: 2834253445347, overBet: 22113180, topCoins: 11553 },
  },
}

/** Ways x multiplier over all combinations, by symbol: for 3, 4 and 5 of a kind. */
export const BASE_WAYS: Readonly<Record<string, readonly number[]>> = {
  1: [0, 0, 671616, 172886, 34870],
  2: [0, 0, 1941516, 643182, 217506],
  3: [0, 0, 2068596, 736015, 264893],
  4: [0, 0, 4321332, 2216280, 1124445],
  5: [0, 0, 3879936, 1802093, 988457],
  6: [0, 0, 3617028, 1789126, 957119],
  7: [0, 0, 5467932, 3207045, 2288510],
  8: [0, 0, 5929020, 3216158, 2504366],
  9: [0, 0, 3944304, 1445573, 1067695],
}

/** Ways x multiplier over all combinations, by symbol: for 3, 4 and 5 of a kind. */
export const FREE_WAYS: Readonly<Record<string, readonly number[]>> = {
  1: [0, 0, 4450140, 1461384, 303444],
  2: [0, 0, 12040920, 4934193, 1814403],
  3: [0, 0, 8161020, 3711813, 1329735],
  4: [0, 0, 16860312, 9986652, 5614392],
  5: [0, 0, 14871816, 8872845, 4836693],
  6: [0, 0, 15696072, 9691533, 5367123],
  7: [0, 0, 20530260, 14906559, 10255389],
  8: [0, 0, 21828420, 14666913, 11061150],
  9: [0, 0, 13311000, 4508502, 3459522],
}

/** No round reaches the cap with a greater chance than this (games book 8.6); the long tests compute the bound. */
export const CAP_CHANCE_BOUND: Readonly<Record<Variant, number>> = {
  '0.94': 1e-34,
  '0.95': 1e-34,
  '0.96': 1e-29,
  '0.97': 1e-41,
}
