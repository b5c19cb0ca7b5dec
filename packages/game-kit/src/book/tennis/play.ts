import type { NextWord } from '../../stream.ts'
import { isMatchOver, type PartScore, type Side } from '../lines/best-of-three.ts'
import { isFirstServing, TIE_BREAK_POINTS } from './points.ts'

const GAMES_TO_WIN = 6
const POINTS_TO_WIN = 4
/** A set ends at the latest here, with the tie-break. */
export const MOST_GAMES = 7

export interface TennisState {
  /** Scores of the sets that are over. */
  sets: readonly PartScore[]
  /** Games of the set in hand; 0-0 after the match. */
  games: PartScore
  /** Winners of all games in order, such as `ABBA`; a tie-break is one. */
  winners: string
}

export const START: TennisState = { sets: [], games: [0, 0], winners: '' }

/** Six games by two, or seven. */
export const isSetOver = ([a, b]: PartScore): boolean =>
  Math.max(a, b) === MOST_GAMES || (Math.max(a, b) === GAMES_TO_WIN && Math.abs(a - b) >= 2)

/** True of a set that was decided by a tie-break, 7-6. */
export const isTieBreakSet = ([a, b]: PartScore): boolean => a + b === 2 * GAMES_TO_WIN + 1

export const isTieBreak = ([a, b]: PartScore): boolean => a === GAMES_TO_WIN && b === GAMES_TO_WIN

/** A serves the first game of the match, then strictly in turn. */
export const isAServing = (gamesPlayed: number): boolean => gamesPlayed % 2 === 0

export const afterGame = ([a, b]: PartScore, winner: Side): PartScore => (winner === 'A' ? [a + 1, b] : [a, b + 1])

/**
 * Winners of the points of a game or a tie-break in order, one word a point: a word below the server's threshold is the server's.
 * The last point takes the game.
 */
export function playPoints(
  thresholds: readonly [number, number],
  isTied: boolean,
  isAFirst: boolean,
  word: NextWord,
): Side[] {
  const winners: Side[] = []
  const target = isTied ? TIE_BREAK_POINTS : POINTS_TO_WIN
  let [a, b] = [0, 0]
  while (Math.max(a, b) < target || Math.abs(a - b) < 2) {
    const isAServe = (isTied ? isFirstServing(a + b) : true) === isAFirst
    const isServers = word() < thresholds[isAServe ? 0 : 1]
    const winner = isServers === isAServe ? 'A' : 'B'
    if (winner === 'A') a++
    else b++
    winners.push(winner)
  }
  return winners
}

export const isOver = ({ sets }: TennisState): boolean => isMatchOver(sets)

/** The state after one more game. */
export function playBlock(thresholds: readonly [number, number], state: TennisState, word: NextWord): TennisState {
  const { sets, games, winners } = state
  const winner = playPoints(thresholds, isTieBreak(games), isAServing(winners.length), word).at(-1)!
  const after = afterGame(games, winner)
  const played = winners + winner
  return isSetOver(after)
    ? { sets: [...sets, after], games: [0, 0], winners: played }
    : { sets, games: after, winners: played }
}
