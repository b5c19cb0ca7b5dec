import type { NextWord } from '../../stream.ts'
import { isMatchOver, type PartScore, type Side } from '../lines/best-of-three.ts'

/** A game goes to 15 by two, and ends at 21 in any case (sportsbook 2.2). */
const POINTS_TO_WIN = 15
export const MOST_POINTS = 21
export const RALLIES_A_BLOCK = 4
/** Blocks kept for a game: game g begins with block 11 (g - 1) + 1. */
export const GAME_BLOCKS = 11

/** Points of the races within a game (sportsbook 4.2). */
export const RACES = [7, 11] as const
/** The sides that were first at 7 and at 11 points of a game; null where neither is there yet. */
export type RaceWinners = readonly [seven: Side | null, eleven: Side | null]

export const NO_RACES: RaceWinners = [null, null]

/** Points and races of the game that is played. */
export interface GameInHand {
  points: PartScore
  races: RaceWinners
}

export interface BadmintonState {
  /** Scores of the games that are over. */
  games: readonly PartScore[]
  /** Points of the game in hand; 0-0 after the match. */
  points: PartScore
  /** Races of each game that has begun. */
  races: readonly RaceWinners[]
}

export const START: BadmintonState = { games: [], points: [0, 0], races: [] }

export const isGameOver = ([a, b]: PartScore): boolean =>
  Math.max(a, b) === MOST_POINTS || (Math.max(a, b) >= POINTS_TO_WIN && Math.abs(a - b) >= 2)

export const isOver = ({ games }: BadmintonState): boolean => isMatchOver(games)

/** The game after the rallies of a block, fewer where it ends. @param nextWinner null where there is no other rally */
export function afterRallies(from: GameInHand, nextWinner: () => Side | null): GameInHand {
  let [a, b] = from.points
  let { races } = from
  for (let rally = 0; rally < RALLIES_A_BLOCK && !isGameOver([a, b]); rally++) {
    const side = nextWinner()
    if (side === null) break
    if (side === 'A') a++
    else b++
    const points = side === 'A' ? a : b
    const [seven, eleven] = races
    races = [seven ?? (points === RACES[0] ? side : null), eleven ?? (points === RACES[1] ? side : null)]
  }
  return { points: [a, b], races }
}

/**
 * The state after a block of four rallies, one word each: a word below the threshold is A's. Once a game is over no more
 * words are drawn; the blocks that it leaves over change nothing.
 */
export function playBlock(threshold: number, state: BadmintonState, block: number, word: NextWord): BadmintonState {
  const game = Math.ceil(block / GAME_BLOCKS) - 1
  if (state.games.length !== game) return state
  const from = { points: state.points, races: state.races[game] ?? NO_RACES }
  const { points, races } = afterRallies(from, () => (word() < threshold ? 'A' : 'B'))
  const all = [...state.races.slice(0, game), races]
  return isGameOver(points)
    ? { games: [...state.games, points], points: [0, 0], races: all }
    : { games: state.games, points, races: all }
}
