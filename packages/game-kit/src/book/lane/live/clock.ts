import { isAfterBreak, type MatchClock, nextBlockOfParts } from '../../live/match-clock.ts'
import { isLaneOver, isMapOver, type LaneState, PHASES } from '../rules.ts'

const WINDOW_MS = 3_000
const MAP_BREAK_MS = 12_000
const PLAY_MS = 6_000

export const laneClock: MatchClock<LaneState> = {
  nextBlock: (state, played) =>
    isLaneOver(state) ? null : nextBlockOfParts(played, state.maps.filter(isMapOver).length, PHASES),
  windowMs: (_state, block) => WINDOW_MS + (isAfterBreak(block, PHASES) ? MAP_BREAK_MS : 0),
  playMs: () => PLAY_MS,
}
