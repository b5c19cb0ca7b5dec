import type { StoredCensus } from '../shared/spin-census.ts'

/** Every combination of the strips, counted once; the tests count again. Scatters are the C cells here. */
export const BASE_CENSUS: StoredCensus = {
  combinations: 60466176,
  hits: 21461760,
  byScatters: [
    23356144, 12862024, 10508039, 7622538, 3316108, 1699283, 732503, 244584, 89307, 26849, 6620, 1753, 357, 56, 10, 1,
  ],
  missesByScatters: [
    12251820, 8063009, 7417478, 5947627, 2788059, 1504310, 677118, 232976, 86784, 26479, 6582, 1750, 357, 56, 10, 1,
  ],
  variants: {
    '0.94': { coins: 756667025, coinSquares: 106105883785, overBet: 7907862, topCoins: 7660 },
    '0.95': { coins: 771782075, coinSquares: 135557391285, overBet: 7457024, topCoins: 7728 },
    '0.96': { coins: 786897825, coinSquares: 126397679427, overBet: 8375674, topCoins: 7700 },
    '0.97': { coins: 802010350, coinSquares: 128168841966, overBet: 8058490, topCoins: 6132 },
  },
}
