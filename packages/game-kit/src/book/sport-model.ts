import type { NextWord } from '../stream.ts'
import type { ChancedClaim, Claim, ClaimResult, Parts } from './claims.ts'
import type { Incident } from './live/incident.ts'
import type { MatchClock } from './live/match-clock.ts'
import type { MatchWinner, ScoreBoard } from './live/score-board.ts'

export type { Incident } from './live/incident.ts'
export type { MatchWinner, ScoreBoard } from './live/score-board.ts'

export type SportId = 'FOOT' | 'BASK' | 'TENN' | 'BADM' | 'LANE' | 'TACT' | 'DUEL'

/** Before the match, or in one of its windows. Margins and the number of lines follow from it. */
export type BookPhase = 'before' | 'live'

/**
 * The rules of a sport: how a match is drawn block by block, what every claim's chance is in every state, and how claims end.
 * All of it is pure. Probabilities are doubles by + - x / alone, in the stated order, so that every verifier finds the same
 * bits; only integers decide a match.
 * @typeParam Ratings published figures of the two sides
 * @typeParam Tables what is worked out once a fixture, so that a new state costs a few shifts and sums
 * @typeParam State plain JSON: score, clock, and whatever a claim of the sport may still ask for
 */
export interface SportModel<Ratings, Tables, State> extends MatchClock<State> {
  readonly id: SportId
  readonly version: number
  /** The most blocks that a match can take. */
  readonly blocks: number
  prepare(ratings: Ratings): Tables
  start(): State
  /** The state after block `block` (from 1), whose words are taken in the stated order. */
  play(tables: Tables, state: State, block: number, word: NextWord): State
  /** True once the match is over; no block is opened after it. */
  isOver(state: State): boolean
  /** The state after the next block if nothing happens in it; of sports whose prices hold while a block is shown (sportsbook 2.1). */
  quiet?(state: State): State
  /** Every claim of the sport that is not decided in this state, with its exact chance; what may not be offered is left to the prices. */
  claims(tables: Tables, state: State, phase: BookPhase): ChancedClaim[]
  /**
   * The exact parts of a stake on any claim of the sport in state `now`, on offer or not; of a decided claim they are certain.
   * What a cash-out is worth follows from them (sportsbook 5.3).
   * @param accepted the state in which the bet was accepted
   * @throws RangeError for a claim that the sport does not have
   */
  parts(tables: Tables, claim: Claim, accepted: State, now: State): Parts
  /**
   * How a claim ended by what is known now.
   * @param accepted the state in which the bet was accepted: some claims in play count from there
   * @returns null while it is not certain
   */
  settle(claim: Claim, accepted: State, now: State): ClaimResult | null
  /**
   * What of the state at acceptance the end of a claim hangs on, such as the score `0-1`; `''` where on nothing. Bets of one
   * claim and one basis always settle alike.
   */
  basis(claim: Claim, accepted: State): string
  board(state: State): ScoreBoard
  /** The winner of a match that is over, null before. */
  winner(state: State): MatchWinner | null
  /**
   * What the live centre draws of a block, in the order of its time. What counts is told as the two states have it; all else is
   * drawn from `look`.
   * @param look words of the block's stream for pictures, which decide nothing
   */
  incidents(tables: Tables, before: State, after: State, block: number, look: NextWord): Incident[]
}
