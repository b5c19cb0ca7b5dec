import type { StoredBook } from '../shared/book-census.ts'

/** Every entry of the base book, counted once; the tests count again. */
export const BASE_BOOK: StoredBook = {
  '0.94': {
    entries: 16777216,
    coins: 798117127,
    coinSquares: 354504736783,
    hits: 9776363,
    overBet: 2048370,
    topCoins: 24610,
    sample: { coins: 3174177, checksum: 379852802 },
  },
  '0.95': {
    entries: 16777216,
    coins: 805691647,
    coinSquares: 411142005689,
    hits: 9776363,
    overBet: 1980352,
    topCoins: 28709,
    sample: { coins: 3207877, checksum: 770239146 },
  },
  '0.96': {
    entries: 16777216,
    coins: 815076767,
    coinSquares: 351149603451,
    hits: 9776363,
    overBet: 2104855,
    topCoins: 25113,
    sample: { coins: 3235377, checksum: 1790523102 },
  },
  '0.97': {
    entries: 16777216,
    coins: 823061743,
    coinSquares: 374941901847,
    hits: 9776363,
    overBet: 2080376,
    topCoins: 22248,
    sample: { coins: 3263973, checksum: 1624251966 },
  },
}

/** Every feature, all of its free spins together. */
export const FEATURE_BOOK: StoredBook = {
  '0.94': {
    entries: 2097152,
    coins: 5556585027,
    coinSquares: 52250257990759,
    hits: 2095305,
    overBet: 2008152,
    topCoins: 364305,
    sample: { coins: 173052156, checksum: 144145431 },
  },
  '0.95': {
    entries: 2097152,
    coins: 5622212418,
    coinSquares: 57537842409042,
    hits: 2095305,
    overBet: 2003317,
    topCoins: 422908,
    sample: { coins: 175040756, checksum: 2839148761 },
  },
  '0.96': {
    entries: 2097152,
    coins: 5674935840,
    coinSquares: 53034680067588,
    hits: 2095305,
    overBet: 2013762,
    topCoins: 364768,
    sample: { coins: 176777583, checksum: 4094635178 },
  },
  '0.97': {
    entries: 2097152,
    coins: 5737678863,
    coinSquares: 55593038032745,
    hits: 2095305,
    overBet: 2015053,
    topCoins: 312669,
    sample: { coins: 178850968, checksum: 4241686979 },
  },
}

/** Base entries that start the feature, and those of them that pay nothing before it. */
export const TRIGGERS = { triggers: 293986, missedTriggers: 62839 }

/** Free spins of all features. */
export const FEATURE_SPINS = 18044336

/** Ways over all base entries, by symbol, for 1 to 6 of a kind. */
export const BASE_WAYS: Readonly<Record<string, readonly number[]>> = {
  1: [0, 1401036, 506615, 177777, 66255, 18061],
  2: [0, 0, 1057260, 455687, 207237, 83161],
  3: [0, 0, 1618691, 821451, 445419, 240302],
  4: [0, 0, 2271828, 1319003, 821036, 575733],
  5: [0, 0, 3784052, 2683048, 2098402, 2186476],
  6: [0, 0, 4626620, 3543099, 3025254, 3760723],
  7: [0, 0, 4624748, 3545199, 3025691, 3762773],
  8: [0, 0, 4627043, 3547443, 3016282, 3761199],
  9: [0, 0, 4609153, 3200169, 2135265, 3192725],
}

/** Ways x multiplier over all features. */
export const FEATURE_WAYS: Readonly<Record<string, readonly number[]>> = {
  1: [0, 9415177, 3511804, 1261766, 475076, 141498],
  2: [0, 0, 7461988, 3340372, 1532599, 649376],
  3: [0, 0, 11325057, 5916493, 3233492, 1825417],
  4: [0, 0, 15769356, 9331204, 5799061, 4250110],
  5: [0, 0, 25775130, 18504849, 14373938, 15313553],
  6: [0, 0, 31248235, 24120078, 20472899, 25785839],
  7: [0, 0, 31257147, 24131772, 20581408, 25897425],
  8: [0, 0, 31249207, 24084963, 20541864, 25914928],
  9: [0, 0, 31197326, 21806153, 14464725, 22128296],
}
