import { VARIANTS, type Variant } from '../model.ts'
import { byVariant, type PaysTally } from './pays-tally.ts'

/** What going through every entry of a book finds, in exact integers below 2^53. */
export interface BookCensus {
  entries: number
  /** Sum of the wins and of their squares, in coins. */
  coins: number
  coinSquares: number
  /** Entries that pay anything, and that pay more than the bet. */
  hits: number
  overBet: number
  topCoins: number
}

/** Counts every entry of a book of so many bits. */
export function takeBookCensus(coinsOf: (index: number) => number, bits: number, coinsPerBet: number): BookCensus {
  const census = emptyCensus(bits)
  for (let index = 0; index < census.entries; index++) count(census, coinsOf(index), coinsPerBet)
  return census
}

/** The same for all variants of a model at once: `play` counts the wins of an entry in `tally`. */
export function takeBookCensuses(
  play: (index: number) => void,
  tally: PaysTally,
  bits: number,
  coinsPerBet: number,
): Record<Variant, BookCensus> {
  const censuses = VARIANTS.map(() => emptyCensus(bits))
  for (let index = 0; index < 2 ** bits; index++) {
    tally.open()
    play(index)
    for (let at = 0; at < censuses.length; at++) count(censuses[at]!, tally.coins[at]!, coinsPerBet)
  }
  return byVariant(censuses)
}

function emptyCensus(bits: number): BookCensus {
  return { entries: 2 ** bits, coins: 0, coinSquares: 0, hits: 0, overBet: 0, topCoins: 0 }
}

function count(census: BookCensus, won: number, coinsPerBet: number): void {
  if (won === 0) return
  census.coins += won
  census.coinSquares += won * won
  census.hits++
  if (won > coinsPerBet) census.overBet++
  if (won > census.topCoins) census.topCoins = won
}

const SAMPLED = 2 ** 16

/** The wins of the first 65,536 entries together and a checksum over them: what the normal test run counts again. */
export interface BookSample {
  coins: number
  checksum: number
}

/** Mean win of an entry, in bets. */
export function bookMean(census: BookCensus, coinsPerBet: number): number {
  return census.coins / census.entries / coinsPerBet
}

/** 32-bit FNV-1a, each win as one step. */
export function takeBookSample(coinsOf: (index: number) => number): BookSample {
  let coins = 0
  let checksum = 0x811c9dc5 | 0
  for (let index = 0; index < SAMPLED; index++) {
    const won = coinsOf(index)
    coins += won
    checksum = Math.imul(checksum ^ won, 0x01000193)
  }
  return { coins, checksum: checksum >>> 0 }
}

export type StoredBook = Readonly<Record<Variant, BookCensus & { sample: BookSample }>>
