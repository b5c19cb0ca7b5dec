import { BLOCK_TIMES } from '../../live/block-times.ts'
import { isAfterBreak, type MatchClock, nextBlockOfParts } from '../../live/match-clock.ts'
import { isLaneOver, isMapOver, type LaneState, PHASES } from '../rules.ts'

const MAP_BREAK_MS = 12_000

const { windowMs, playMs } = BLOCK_TIMES.LANE

export const laneClock: MatchClock<LaneState> = {
  nextBlock: (state, played) =>
    isLaneOver(state) ? null : nextBlockOfParts(played, state.maps.filter(isMapOver).length, PHASES),
  windowMs: (_state, block) => windowMs + (isAfterBreak(block, PHASES) ? MAP_BREAK_MS : 0),
  playMs: () => playMs,
}
