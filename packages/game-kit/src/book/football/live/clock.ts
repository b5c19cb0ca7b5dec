import type { MatchClock } from '../../live/match-clock.ts'
import { HALF_BLOCKS } from '../constants.ts'
import { type FootballState, isFullTime } from '../state.ts'

const WINDOW_MS = 3_000
const HALF_TIME_MS = 15_000
const PLAY_MS = 4_500

export const footballClock: MatchClock<FootballState> = {
  nextBlock: (state, played) => (isFullTime(state) ? null : played + 1),
  windowMs: (_state, block) => WINDOW_MS + (block === HALF_BLOCKS + 1 ? HALF_TIME_MS : 0),
  playMs: () => PLAY_MS,
}
