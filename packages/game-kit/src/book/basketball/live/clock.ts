import { isAfterBreak, type MatchClock } from '../../live/match-clock.ts'
import { type BasketballState, isOver, QUARTER_BLOCKS, REGULATION_BLOCKS } from '../play.ts'

const WINDOW_MS = 4_000
const QUARTER_BREAK_MS = 8_000
/** Milliseconds of a block's play. */
export const PLAY_MS = 8_000

/** There is no break before an overtime. */
const isAfterQuarter = (block: number): boolean => block <= REGULATION_BLOCKS && isAfterBreak(block, QUARTER_BLOCKS)

export const basketballClock: MatchClock<BasketballState> = {
  nextBlock: (state, played) => (isOver(state) ? null : played + 1),
  windowMs: (_state, block) => WINDOW_MS + (isAfterQuarter(block) ? QUARTER_BREAK_MS : 0),
  playMs: () => PLAY_MS,
}
