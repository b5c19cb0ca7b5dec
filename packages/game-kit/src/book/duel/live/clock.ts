import { BLOCK_TIMES } from '../../live/block-times.ts'
import { isAfterBreak, type MatchClock, nextBlockOfParts } from '../../live/match-clock.ts'
import { type DuelState, isDuelOver, PAIRS } from '../rules.ts'

const GAME_BREAK_MS = 6_000

const { windowMs, playMs } = BLOCK_TIMES.DUEL

export const duelClock: MatchClock<DuelState> = {
  nextBlock: (state, played) =>
    isDuelOver(state) ? null : nextBlockOfParts(played, state.games.filter(({ winner }) => winner).length, PAIRS),
  windowMs: (_state, block) => windowMs + (isAfterBreak(block, PAIRS) ? GAME_BREAK_MS : 0),
  playMs: () => playMs,
}
