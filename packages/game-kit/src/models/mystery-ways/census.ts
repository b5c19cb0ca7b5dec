import type { Variant } from '../model.ts'
import type { StoredCensus } from '../shared/spin-census.ts'

/** Every combination of the base strips with every weight of the mystery symbol, counted once; the tests count again. */
export const BASE_CENSUS: StoredCensus = {
  combinations: 2147483648,
  hits: 1400693760,
  byScatters: [1101463552, 786759680, 224788480, 32112640, 2293760, 65536],
  missesByScatters: [372541904, 268930816, 88253424, 15598720, 1413920, 51104],
  variants: {
    '0.94': { coins: 110129155072, coinSquares: 475835112774920, overBet: 179107252, topCoins: 307200 },
    '0.95': { coins: 114053993472, coinSquares: 257535294982156, overBet: 207610396, topCoins: 179200 },
    '0.96': { coins: 118311110656, coinSquares: 241810336151362, overBet: 210936360, topCoins: 179200 },
    '0.97': { coins: 119617488896, coinSquares: 260154923344856, overBet: 214561489, topCoins: 204800 },
  },
}

/** The same for the free strips. */
export const FREE_CENSUS: StoredCensus = {
  combinations: 2147483648,
  hits: 1312071680,
  byScatters: [1101463552, 786759680, 224788480, 32112640, 2293760, 65536],
  missesByScatters: [405098288, 318932432, 95866656, 14367072, 1111216, 36304],
  variants: {
    '0.94': { coins: 597702557184, coinSquares: 7644045252231664, overBet: 460867409, topCoins: 307200 },
    '0.95': { coins: 586126353408, coinSquares: 4453886242730780, overBet: 490617008, topCoins: 179200 },
    '0.96': { coins: 572379494400, coinSquares: 3735962496124084, overBet: 510372883, topCoins: 179200 },
    '0.97': { coins: 577858060800, coinSquares: 4031653555648374, overBet: 513070736, topCoins: 204800 },
  },
}

/** No round reaches the cap with a greater chance than this (games book 8.6); the long tests compute the bound. */
export const CAP_CHANCE_BOUND: Readonly<Record<Variant, number>> = {
  '0.94': 2e-10,
  '0.95': 1e-16,
  '0.96': 1e-16,
  '0.97': 1e-14,
}
