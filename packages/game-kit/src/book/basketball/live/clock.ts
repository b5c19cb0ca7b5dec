import { BLOCK_TIMES } from '../../live/block-times.ts'
import { isAfterBreak, type MatchClock } from '../../live/match-clock.ts'
import { type BasketballState, isOver, QUARTER_BLOCKS, REGULATION_BLOCKS } from '../play.ts'

const QUARTER_BREAK_MS = 8_000

/** There is no break before an overtime. */
const isAfterQuarter = (block: number): boolean => block <= REGULATION_BLOCKS && isAfterBreak(block, QUARTER_BLOCKS)

const { windowMs, playMs } = BLOCK_TIMES.BASK

export const basketballClock: MatchClock<BasketballState> = {
  nextBlock: (state, played) => (isOver(state) ? null : played + 1),
  windowMs: (_state, block) => windowMs + (isAfterQuarter(block) ? QUARTER_BREAK_MS : 0),
  playMs: () => playMs,
}
