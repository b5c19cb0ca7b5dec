import type { Draws } from '../draws.ts'
import type { GameEvent, SymbolCode } from '../events.ts'

export const MODEL_LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const
export type ModelLetter = (typeof MODEL_LETTERS)[number]

/** RTP variants by their nominal value; what each really returns is `ModelFacts.rtp`. */
export const VARIANTS = ['0.94', '0.95', '0.96', '0.97'] as const
export type Variant = (typeof VARIANTS)[number]

/** Coins for 1, 2, 3, ... of a kind from the left, by symbol. */
export type Pays = Readonly<Record<SymbolCode, readonly number[]>>

/** What every definition holds. Definitions are plain data, addressed by the hash of their content, never edited. */
export interface Definition {
  model: ModelLetter
  /** Raised with every change of strips, pays or rules; part of each stream's message. */
  version: number
  variant: Variant
  coinsPerBet: number
  pays: Pays
  /** The round ends when its win reaches this many bets; null where the maths has a bound of its own. */
  capMultiple: number | null
}

/** The definition of a model whose reels are strips. */
export interface StripDefinition extends Definition {
  rows: number
  /** Cyclic strips, one text a reel. */
  reels: readonly string[]
}

export interface Outcome {
  events: GameEvent[]
  /** The amount of the `pay` event, in units. */
  winUnits: number
  capped: boolean
}

export interface PaytableRow {
  symbol: SymbolCode
  /** Coins by count: `{ 3: 75, 4: 200, 5: 1750 }`. */
  coins: Record<number, number>
}

/** What a help page states, as figures without words. */
export interface ModelFacts {
  /** Exact return of the whole round, as a share of the bet. */
  rtp: number
  baseRtp: number
  featureRtp: number
  /** Share of rounds that pay anything. */
  hitRate: number
  /** Standard deviation of what a round returns, in bets: exact where a model has one part alone, else an upper bound. */
  deviation: number
  /** Chance that a round starts the feature. */
  featureChance: number
  /** Mean return of one feature, in bets. */
  featureMean: number
  capMultiple: number | null
  /** Upper bound of the chance that a round reaches the cap; 0 without a cap. */
  capChance: number
  /** The most that a round can pay, in bets. */
  topWinMultiple: number
  /**
   * The best single prize, five of the best symbol or the grand jackpot: its size in bets and its chance a paid round,
   * exact or an upper bound.
   */
  topPrize: { multiple: number; chance: number; isUpperBound: boolean }
  volatility: Volatility
  coinsPerBet: number
  paytable: PaytableRow[]
}

export type Volatility = 'low' | 'medium' | 'medium-high' | 'high'

/** A slot model: data and pure functions. Nothing here knows a bank, a balance, a member or a history. */
export interface Model<D extends Definition = Definition> {
  letter: ModelLetter
  name: string
  definition(variant: Variant): D
  /**
   * Plays one round: every event and the win. Draws are taken in the order of games book 7.3.
   * @throws StakeError when the bet does not divide into whole coins; nothing is drawn then
   */
  play(definition: D, betUnits: number, draws: Draws): Outcome
  /** Prepares tables once and returns a function that gives only the win of a round, in coins. */
  evaluator(definition: D): (draws: Draws) => number
  facts(variant: Variant): ModelFacts
}

/** Rows from the best symbol to the least. */
export function paytableRows(pays: Pays): PaytableRow[] {
  // Keys that look like numbers come first in every object, so a wild that pays has to be moved.
  const rows = Object.entries(pays).sort(([a], [b]) => Number(b === 'W') - Number(a === 'W'))
  return rows.map(([symbol, coins]) => ({
    symbol,
    coins: Object.fromEntries(coins.flatMap((coin, i) => (coin > 0 ? [[i + 1, coin]] : []))),
  }))
}
