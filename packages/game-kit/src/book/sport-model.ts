import type { NextWord } from '../stream.ts'
import type { ChancedClaim, Claim, ClaimResult } from './claims.ts'

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
export interface SportModel<Ratings, Tables, State> {
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
  /** Every claim of the sport that is not decided in this state, with its exact chance; what may not be offered is left to the prices. */
  claims(tables: Tables, state: State, phase: BookPhase): ChancedClaim[]
  /**
   * How a claim ended by what is known now.
   * @param accepted the state in which the bet was accepted: some claims in play count from there
   * @returns null while it is not certain
   */
  settle(claim: Claim, accepted: State, now: State): ClaimResult | null
}
