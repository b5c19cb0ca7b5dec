import type { SportId } from '../sport-model.ts'

/** Milliseconds of a block's window, and of its play. */
export interface BlockTimes {
  windowMs: number
  playMs: number
}

/**
 * Windows and plays of each sport. Where prices are shut while a block is shown, windows are so long that prices are open for at least
 * seven tenths of a match; football's stay open while a block is shown, and its bets wait for the window. A break makes a window
 * longer, and the tie-break of a set takes two plays.
 */
export const BLOCK_TIMES: Readonly<Record<SportId, BlockTimes>> = {
  FOOT: { windowMs: 3_000, playMs: 4_500 },
  BASK: { windowMs: 12_000, playMs: 4_000 },
  TENN: { windowMs: 12_000, playMs: 4_000 },
  BADM: { windowMs: 10_000, playMs: 3_000 },
  LANE: { windowMs: 10_000, playMs: 3_000 },
  TACT: { windowMs: 6_500, playMs: 1_750 },
  DUEL: { windowMs: 7_500, playMs: 2_000 },
}
