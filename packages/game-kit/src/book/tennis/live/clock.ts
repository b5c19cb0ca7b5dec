import type { MatchClock } from '../../live/match-clock.ts'
import { isOver, isTieBreak, type TennisState } from '../play.ts'

const WINDOW_MS = 4_000
const SET_BREAK_MS = 6_000
const GAME_MS = 8_000
const TIE_BREAK_MS = 16_000

const isAfterSet = ({ sets, games: [a, b] }: TennisState): boolean => sets.length > 0 && a + b === 0

/** Milliseconds in which the game that begins in a state is shown. */
export const gameMs = ({ games }: TennisState): number => (isTieBreak(games) ? TIE_BREAK_MS : GAME_MS)

export const tennisClock: MatchClock<TennisState> = {
  nextBlock: (state, played) => (isOver(state) ? null : played + 1),
  windowMs: state => WINDOW_MS + (isAfterSet(state) ? SET_BREAK_MS : 0),
  playMs: gameMs,
}
