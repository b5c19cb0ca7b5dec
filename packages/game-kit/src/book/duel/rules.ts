import { belowMultiply, type NextWord } from '../../stream.ts'
import { thresholdOf } from '../block-words.ts'
import { otherOf, type RatingPair, type Side } from '../series/sides.ts'
import { type Winners, wonBy } from '../series/winners.ts'

/** Constants of Thornledger (sportsbook 2.2, DUEL). */
export const GAMES_TO_WIN = 3
export const MOST_GAMES = 2 * GAMES_TO_WIN - 1
export const LIFE = 20
/** Pairs of turns after which the side with more life wins. */
export const PAIRS = 20
export const DAMAGE = [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 6] as const
/** The most that a turn takes: the highest damage and one more. */
export const MOST_DAMAGE = 7
const PLUS_ONE_PPM = 250_000
const SLOPE_PPM = 400

/** Life left to each side; 0 has lost, and what damage goes beyond is not stored. */
export type Lives = Readonly<Record<Side, number>>

/** One game so far. */
export interface DuelGame {
  /** Pairs of turns that have begun; the last one may end after its first turn. */
  pairs: number
  lives: Lives
  winner: Side | null
}

/** The games that have begun, in order; the last one may be open. */
export interface DuelState {
  games: DuelGame[]
}

export const FRESH_GAME: DuelGame = { pairs: 0, lives: { A: LIFE, B: LIFE }, winner: null }

/** By the side whose turn it is: below this word the damage is one more. */
export type PlusThresholds = Readonly<Record<Side, number>>

export const plusThresholds = ({ A, B }: RatingPair): PlusThresholds => ({
  A: thresholdOf(PLUS_ONE_PPM + SLOPE_PPM * (A - B)),
  B: thresholdOf(PLUS_ONE_PPM - SLOPE_PPM * (A - B)),
})

/** A moves first in odd games. */
export const firstMover = (place: number): Side => (place % 2 === 1 ? 'A' : 'B')

/** The life that a side has left after damage. */
export const lifeAfter = (life: number, damage: number): number => Math.max(0, life - damage)

/**
 * The side whose win nothing left can undo: no damage in the pairs left brings it to the other's life. Null while either side
 * may win the game.
 */
export function gameWinner({ pairs, lives, winner }: DuelGame): Side | null {
  if (winner) return winner
  const most = MOST_DAMAGE * (PAIRS - pairs)
  if (lives.A - most > lives.B) return 'A'
  return lives.B - most > lives.A ? 'B' : null
}

/** Winners of the games that are certain, the open game's too. */
export const knownWinners = ({ games }: DuelState): Winners => games.map(game => gameWinner(game) ?? '').join('')

export function isDuelOver({ games }: DuelState): boolean {
  const winners = games.map(({ winner }) => winner ?? '').join('')
  return wonBy(winners, 'A') === GAMES_TO_WIN || wonBy(winners, 'B') === GAMES_TO_WIN
}

function leader({ A, B }: Lives, word: NextWord): Side {
  if (A !== B) return A > B ? 'A' : 'B'
  return belowMultiply(word, 2) === 0 ? 'A' : 'B'
}

/** Words of a turn in order: damage, then the one more. A side without life ends the game before the other's turn. */
function playPair(thresholds: PlusThresholds, first: Side, game: DuelGame, word: NextWord): DuelGame {
  const pairs = game.pairs + 1
  let { lives } = game
  for (const side of [first, otherOf(first)]) {
    const damage = DAMAGE[belowMultiply(word, DAMAGE.length)]!
    const target = otherOf(side)
    lives = { ...lives, [target]: lifeAfter(lives[target], damage + (word() < thresholds[side] ? 1 : 0)) }
    if (lives[target] === 0) return { pairs, lives, winner: side }
  }
  return { pairs, lives, winner: pairs === PAIRS ? leader(lives, word) : null }
}

/** Game n is played in the blocks from 20 (n - 1) + 1; a block after the end of its game changes nothing and takes no word. */
export function playDuel(thresholds: PlusThresholds, state: DuelState, block: number, word: NextWord): DuelState {
  const place = Math.ceil(block / PAIRS)
  const game = state.games[place - 1] ?? FRESH_GAME
  if (game.winner || isDuelOver(state)) return state
  return { games: [...state.games.slice(0, place - 1), playPair(thresholds, firstMover(place), game, word)] }
}
