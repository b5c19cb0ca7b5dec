import type { JackpotName } from '../../events.ts'
import type { StripDefinition, Variant } from '../model.ts'
import { LINES_5X3 } from '../shared/lines.ts'
import { PAYS } from './paytable.ts'

/** A coin's value in bets with its weight; some values are named jackpots. */
export interface CoinValue {
  multiple: number
  weight: number
  jackpot?: Exclude<JackpotName, 'grand'>
}

/** Model d: 25 lines, stacked coins, hold and win with fixed jackpots (games book 1.3.d). */
export interface HoldAndWinDefinition extends StripDefinition {
  lines: readonly (readonly number[])[]
  hold: {
    /** Coins in the window that start the feature. */
    trigger: number
    lives: number
    /** Chance in 64 that an empty cell lands a coin, by number of filled cells when the respin begins. */
    landingIn64: readonly number[]
    /** Weights sum to 1024; walked in this order. */
    values: readonly CoinValue[]
    /** Bets paid on top when every cell is filled. */
    grandMultiple: number
  }
}

export function holdAndWinDefinition(variant: Variant): HoldAndWinDefinition {
  return {
    model: 'd',
    version: 1,
    variant,
    rows: 3,
    coinsPerBet: 25,
    capMultiple: null,
    lines: LINES_5X3,
    reels: [
      '9543291197475298698CCC62643585763987',
      '562CCC873W7611389273647549589258694W',
      '575W6952CCC48284736978116C86532W3974',
      '2845297659867W71143685473W89C52CCC63',
      '936549681159875327426CCC978659793482',
    ],
    pays: PAYS[variant],
    hold: {
      trigger: 6,
      lives: 3,
      landingIn64: [4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2],
      values: [
        { multiple: 1, weight: 500 },
        { multiple: 2, weight: 260 },
        { multiple: 3, weight: 120 },
        { multiple: 5, weight: 70 },
        { multiple: 8, weight: 40 },
        { multiple: 10, weight: 20 },
        { multiple: 15, weight: 8, jackpot: 'mini' },
        { multiple: 25, weight: 5, jackpot: 'minor' },
        { multiple: 100, weight: 1, jackpot: 'major' },
      ],
      grandMultiple: 2000,
    },
  }
}
