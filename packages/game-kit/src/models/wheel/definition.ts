import type { JackpotName } from '../../events.ts'
import type { StripDefinition, Variant } from '../model.ts'
import { LINES_5X3 } from '../shared/lines.ts'
import { PAYS } from './paytable.ts'

/** A part of a ring, as many of its 64 notches as its weight. */
export interface WheelSegment {
  weight: number
  /** In bets; 0 on the segment that leads to the inner ring. */
  multiple: number
  jackpot?: JackpotName
}

/** Model i: 20 lines; bonus symbols on reels 1, 3 and 5 spin a wheel of two rings (games book 1.3.i). */
export interface WheelDefinition extends StripDefinition {
  lines: readonly (readonly number[])[]
  wheel: {
    /** Bonus symbols in the window that spin the wheel. */
    trigger: number
    /** Weights of each ring sum to 64; its notches are numbered in this order. */
    outer: readonly WheelSegment[]
    inner: readonly WheelSegment[]
  }
}

export function wheelDefinition(variant: Variant): WheelDefinition {
  return {
    model: 'i',
    version: 1,
    variant,
    rows: 3,
    coinsPerBet: 20,
    capMultiple: null,
    lines: LINES_5X3.slice(0, 20),
    reels: [
      '41828387567B584547239686B79394956219',
      '959876W7638295752628794854W434198613',
      '74W324369B87B8783725956W916864184525',
      '7978291867568439W2682456535W83949471',
      '294B5458B897827545643798672613896391',
    ],
    pays: PAYS[variant],
    wheel: {
      trigger: 3,
      outer: [
        { multiple: 10, weight: 12 },
        { multiple: 15, weight: 12 },
        { multiple: 20, weight: 10 },
        { multiple: 30, weight: 8 },
        { multiple: 50, weight: 5 },
        { multiple: 25, weight: 6, jackpot: 'mini' },
        { multiple: 100, weight: 3, jackpot: 'minor' },
        { multiple: 0, weight: 8 },
      ],
      inner: [
        { multiple: 50, weight: 20 },
        { multiple: 100, weight: 22, jackpot: 'minor' },
        { multiple: 250, weight: 12 },
        { multiple: 500, weight: 9, jackpot: 'major' },
        { multiple: 5000, weight: 1, jackpot: 'grand' },
      ],
    },
  }
}
