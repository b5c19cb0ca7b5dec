import { BLOCK_TIMES } from '../../live/block-times.ts'
import type { MatchClock } from '../../live/match-clock.ts'
import { HALF_BLOCKS } from '../constants.ts'
import { type FootballState, isFullTime } from '../state.ts'

const HALF_TIME_MS = 15_000
const { windowMs, playMs } = BLOCK_TIMES.FOOT

export const footballClock: MatchClock<FootballState> = {
  nextBlock: (state, played) => (isFullTime(state) ? null : played + 1),
  windowMs: (_state, block) => windowMs + (block === HALF_BLOCKS + 1 ? HALF_TIME_MS : 0),
  playMs: () => playMs,
}
