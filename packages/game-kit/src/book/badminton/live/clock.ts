import { isAfterBreak, type MatchClock, nextBlockOfParts } from '../../live/match-clock.ts'
import { type BadmintonState, GAME_BLOCKS, isOver } from '../play.ts'

const WINDOW_MS = 3_000
const GAME_BREAK_MS = 6_000
/** Milliseconds of a block's play. */
export const PLAY_MS = 6_000

export const badmintonClock: MatchClock<BadmintonState> = {
  nextBlock: (state, played) => (isOver(state) ? null : nextBlockOfParts(played, state.games.length, GAME_BLOCKS)),
  windowMs: (_state, block) => WINDOW_MS + (isAfterBreak(block, GAME_BLOCKS) ? GAME_BREAK_MS : 0),
  playMs: () => PLAY_MS,
}
