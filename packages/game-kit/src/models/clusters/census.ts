import type { Variant } from '../model.ts'
import type { StoredBook } from '../shared/book-census.ts'

/** Every entry of the book, counted once; the tests count again. */
export const BOOK: StoredBook = {
  '0.94': {
    entries: 16777216,
    coins: 315410288,
    coinSquares: 48716500266,
    hits: 8642280,
    overBet: 3811365,
    topCoins: 5664,
    sample: { coins: 1223891, checksum: 3497242814 },
  },
  '0.95': {
    entries: 16777216,
    coins: 318765921,
    coinSquares: 51132920099,
    hits: 8642280,
    overBet: 3811365,
    topCoins: 8164,
    sample: { coins: 1234706, checksum: 281028145 },
  },
  '0.96': {
    entries: 16777216,
    coins: 322121755,
    coinSquares: 49523357877,
    hits: 8642280,
    overBet: 3935980,
    topCoins: 5268,
    sample: { coins: 1248365, checksum: 645774226 },
  },
  '0.97': {
    entries: 16777216,
    coins: 325476900,
    coinSquares: 55403934902,
    hits: 8642280,
    overBet: 3811365,
    topCoins: 8114,
    sample: { coins: 1260000, checksum: 857271095 },
  },
}

/** Entries with a spark, and the coins won from it on. */
export const SPARKS: Readonly<Record<Variant, { sparks: number; coins: number }>> = {
  '0.94': { sparks: 737557, coins: 76343294 },
  '0.95': { sparks: 737557, coins: 77758364 },
  '0.96': { sparks: 737557, coins: 77703010 },
  '0.97': { sparks: 737557, coins: 80516758 },
}

/** Clusters x multiplier over all entries, by symbol and column of the pays. */
export const CLUSTERS: Readonly<Record<string, readonly number[]>> = {
  1: [327962, 101041, 33231, 11325, 5467, 559, 50, 4, 0],
  2: [759927, 259342, 93448, 35017, 18127, 2438, 306, 28, 0],
  3: [1407190, 539487, 214591, 87585, 49724, 8094, 1220, 197, 2],
  4: [2231647, 947110, 419183, 187733, 123371, 24677, 4680, 1009, 10],
  5: [2680928, 1197501, 553780, 261747, 182728, 40765, 8831, 2310, 28],
  6: [3604462, 1762141, 893497, 462547, 365657, 101337, 28349, 9954, 250],
}
