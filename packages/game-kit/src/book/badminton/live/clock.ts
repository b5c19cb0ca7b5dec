import { BLOCK_TIMES } from '../../live/block-times.ts'
import { isAfterBreak, type MatchClock, nextBlockOfParts } from '../../live/match-clock.ts'
import { type BadmintonState, GAME_BLOCKS, isOver } from '../play.ts'

const GAME_BREAK_MS = 6_000

const { windowMs, playMs } = BLOCK_TIMES.BADM

export const badmintonClock: MatchClock<BadmintonState> = {
  nextBlock: (state, played) => (isOver(state) ? null : nextBlockOfParts(played, state.games.length, GAME_BLOCKS)),
  windowMs: (_state, block) => windowMs + (isAfterBreak(block, GAME_BLOCKS) ? GAME_BREAK_MS : 0),
  playMs: () => playMs,
}
