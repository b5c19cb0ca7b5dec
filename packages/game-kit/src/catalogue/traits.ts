import type { ModelLetter, Volatility } from '../models/model.ts'

/** Lobby classes of games; most slots have none. */
export type Classification = 'JP' | 'TG' | 'AC' | 'BG'

/** What the lobby says about every game of a model. */
export interface ModelTraits {
  /** Lines, or ways, or cells of a cluster grid: what the lobby's line filter compares. */
  lines: number
  volatility: Volatility
  classification: Classification | null
  /** The most a round can pay over all RTP variants, in bets, rounded up; it cuts the stake ladder. */
  topWinMultiple: number
  /** The least that a game of the model may ask as minimum bet, in units. */
  lowestMinBetUnits: number
  tags: readonly string[]
}

const ANY_MIN_BET = 100
/** 100 coins a bet: with less, single wins would show as 0.00. */
const FINE_COINS_MIN_BET = 500

/** By model letter (games book 1.3). */
export const MODEL_TRAITS: Readonly<Record<ModelLetter, ModelTraits>> = {
  a: traits(5, 'medium', 306, ['classic', 'three-reels', 'wilds']),
  b: traits(20, 'medium', 5000, ['lines', 'wilds', 'free-spins', 'multiplier']),
  c: traits(243, 'medium-high', 5000, ['ways', 'cascades', 'free-spins', 'multiplier']),
  d: traits(25, 'high', 3810, ['lines', 'hold-and-win', 'jackpots'], 'JP'),
  e: traits(49, 'low', 409, ['clusters', 'cascades']),
  f: traits(117649, 'high', 4517, ['ways', 'variable-rows', 'free-spins', 'multiplier'], null, FINE_COINS_MIN_BET),
  g: traits(25, 'medium', 5000, ['lines', 'expanding-wilds', 'free-spins']),
  h: traits(10, 'high', 5000, ['lines', 'expanding-symbol', 'free-spins']),
  i: traits(20, 'medium', 5213, ['lines', 'wheel', 'jackpots'], 'JP'),
  j: traits(1024, 'medium-high', 5000, ['ways', 'mystery', 'free-spins'], null, FINE_COINS_MIN_BET),
}

function traits(
  lines: number,
  volatility: Volatility,
  topWinMultiple: number,
  tags: readonly string[],
  classification: Classification | null = null,
  lowestMinBetUnits = ANY_MIN_BET,
): ModelTraits {
  return { lines, volatility, classification, topWinMultiple, lowestMinBetUnits, tags }
}
