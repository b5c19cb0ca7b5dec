import { isAfterBreak, type MatchClock, nextBlockOfParts } from '../../live/match-clock.ts'
import { type DuelState, isDuelOver, PAIRS } from '../rules.ts'

const WINDOW_MS = 3_000
const GAME_BREAK_MS = 6_000
const PLAY_MS = 4_000

export const duelClock: MatchClock<DuelState> = {
  nextBlock: (state, played) =>
    isDuelOver(state) ? null : nextBlockOfParts(played, state.games.filter(({ winner }) => winner).length, PAIRS),
  windowMs: (_state, block) => WINDOW_MS + (isAfterBreak(block, PAIRS) ? GAME_BREAK_MS : 0),
  playMs: () => PLAY_MS,
}
