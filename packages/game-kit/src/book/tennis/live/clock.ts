import { BLOCK_TIMES } from '../../live/block-times.ts'
import type { MatchClock } from '../../live/match-clock.ts'
import { isOver, isTieBreak, type TennisState } from '../play.ts'

const SET_BREAK_MS = 6_000
/** A tie-break is shown so many times as long as a game. */
const TIE_BREAK_GAMES = 2

const isAfterSet = ({ sets, games: [a, b] }: TennisState): boolean => sets.length > 0 && a + b === 0

/** Plays of a game that begins in a state. */
export const playsOf = ({ games }: TennisState): number => (isTieBreak(games) ? TIE_BREAK_GAMES : 1)

const { windowMs, playMs } = BLOCK_TIMES.TENN

export const tennisClock: MatchClock<TennisState> = {
  nextBlock: (state, played) => (isOver(state) ? null : played + 1),
  windowMs: state => windowMs + (isAfterSet(state) ? SET_BREAK_MS : 0),
  playMs: state => playMs * playsOf(state),
}
