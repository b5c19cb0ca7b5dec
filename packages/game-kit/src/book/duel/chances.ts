import { WORDS } from '../block-words.ts'
import { convolve, type Distribution, evenly } from '../series/distribution.ts'
import { otherOf, type RatingPair, type Side } from '../series/sides.ts'
import {
  DAMAGE,
  type DuelGame,
  FRESH_GAME,
  gameWinner,
  LIFE,
  type Lives,
  lifeAfter,
  PAIRS,
  type PlusThresholds,
  plusThresholds,
} from './rules.ts'

/** Chances of the end of a game, from one state of it. */
export interface GameOutlook {
  winA: number
  /** Pairs of the whole game. */
  pairs: Distribution
  /** Life of the winner at the end. */
  life: Distribution
}

export interface DuelTables {
  thresholds: PlusThresholds
  /** Chances of the damage of one turn, from 0, by the side that deals it. */
  damage: Readonly<Record<Side, readonly number[]>>
  /** Outlook of a game that has not begun, by its first mover. */
  fresh: Readonly<Record<Side, GameOutlook>>
}

/** Chances by life of A and life of B, row by row. */
type LifeGrid = Float64Array

const WIDTH = LIFE + 1
const cellOf = ({ A, B }: Lives): number => A * WIDTH + B

/** The lives after one turn of a side, in all cells where both live; a side without life has lost and takes no turn. */
function afterTurn(grid: LifeGrid, side: Side, damage: readonly number[]): LifeGrid {
  const next = new Float64Array(grid.length)
  for (let A = 0; A <= LIFE; A++)
    for (let B = 0; B <= LIFE; B++) {
      const chance = grid[cellOf({ A, B })]!
      if (chance === 0) continue
      if (A === 0 || B === 0) next[cellOf({ A, B })]! += chance
      else
        for (let lost = 0; lost < damage.length; lost++) {
          const lives = side === 'A' ? { A, B: lifeAfter(B, lost) } : { A: lifeAfter(A, lost), B }
          next[cellOf(lives)]! += chance * damage[lost]!
        }
    }
  return next
}

/** Ends of a game as they are gathered, pair by pair. */
interface Ends {
  winA: number
  pairs: number[]
  life: number[]
}

/** Takes the games that are over out of the grid; after the last pair all of them, level ones half for each side. */
function gatherEnds(grid: LifeGrid, pair: number, ends: Ends): void {
  for (let A = 0; A <= LIFE; A++)
    for (let B = 0; B <= LIFE; B++) {
      const chance = grid[cellOf({ A, B })]!
      if (chance === 0 || (A > 0 && B > 0 && pair < PAIRS)) continue
      grid[cellOf({ A, B })] = 0
      if (A >= B) ends.winA += A === B ? chance / 2 : chance
      ends.pairs[pair]! += chance
      ends.life[Math.max(A, B)]! += chance
    }
}

/** The rest of an open game, pair after pair from its lives (sportsbook 2.2, DUEL). */
function playOut(damage: DuelTables['damage'], first: Side, { pairs, lives }: DuelGame): GameOutlook {
  const ends: Ends = { winA: 0, pairs: new Array(PAIRS + 1).fill(0), life: new Array(WIDTH).fill(0) }
  let grid: LifeGrid = new Float64Array(WIDTH * WIDTH)
  grid[cellOf(lives)] = 1
  for (let pair = pairs + 1; pair <= PAIRS; pair++) {
    for (const side of [first, otherOf(first)]) grid = afterTurn(grid, side, damage[side])
    gatherEnds(grid, pair, ends)
  }
  return { winA: ends.winA, pairs: { from: 0, chances: ends.pairs }, life: { from: 0, chances: ends.life } }
}

const damageChances = (threshold: number): readonly number[] => {
  const plus = threshold / WORDS
  return convolve(evenly(DAMAGE), { from: 0, chances: [1 - plus, plus] }).chances
}

/** Exact chances of a game from its start, for both first movers. */
export function prepareDuel(ratings: RatingPair): DuelTables {
  const thresholds = plusThresholds(ratings)
  const damage = { A: damageChances(thresholds.A), B: damageChances(thresholds.B) }
  const fresh = { A: playOut(damage, 'A', FRESH_GAME), B: playOut(damage, 'B', FRESH_GAME) }
  return { thresholds, damage, fresh }
}

/** @param game open, or not begun */
export function gameOutlook({ damage, fresh }: DuelTables, first: Side, game: DuelGame): GameOutlook {
  const outlook = game.pairs === 0 ? fresh[first] : playOut(damage, first, game)
  const certain = gameWinner(game)
  return certain ? { ...outlook, winA: certain === 'A' ? 1 : 0 } : outlook
}
