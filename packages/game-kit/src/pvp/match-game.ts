import type { Draws } from '../draws.ts'
import type { Refusal } from './frames/errors.ts'

export const MATCH_CODES = ['DUO-DICE', 'DUO-BANNERS', 'DUO-TIENLEN'] as const
export type MatchCode = (typeof MATCH_CODES)[number]

/** What every definition holds. Definitions are plain data, addressed by the hash of their content, never edited. */
export interface MatchDefinition {
  code: MatchCode
  /** Raised with every change of rules; part of each stream's message. */
  version: number
  leastSeats: number
  mostSeats: number
  /** Offered stakes in units of 1/10 000, rising. In Tien Len a stake is the price of a card. */
  stakesUnits: readonly number[]
  /** What a seat holds for a hand, and so the most that it can lose, in stakes. */
  heldStakes: number
  /** How long the first turn of a hand and every other one wait, in milliseconds (rooms.md 4.2). */
  firstTurnMs: number
  turnMs: number
}

/** What a seat may do on its turn. */
export type Move =
  /** Places of the dice to throw again: 0 left, 1 right. */
  | { kind: 'throw'; again: readonly number[] }
  | { kind: 'banner'; card: number }
  | { kind: 'play'; cards: readonly number[] }
  | { kind: 'pass' }

/** A clock moves for a player who did not. */
export type MovedBy = 'player' | 'clock'

/** What a hand is dealt from. */
export interface Deal {
  seats: number
  /** The seat that leads where the hand before gives one (rooms.md 3.6); null where the lowest card does. */
  lead: number | null
  /** Draws of a purpose of the match's own stream. */
  draws(purpose: string): Draws
}

/** One amount that went from seat to seat in a hand, in stakes. It is `isCapped` where the payer's hold was too short. */
export interface Payment {
  from: number
  to: number
  owed: number
  paid: number
  isCapped: boolean
}

/** The end of a game that was played to its end. */
export interface GameResult {
  /** What each seat won or lost, in stakes; their sum is 0. */
  nets: number[]
  /** Null for a draw. */
  winner: number | null
  payments: Payment[]
}

/** A step of a game that every seat may see: nothing that is still closed stands in it. */
export type GameEvent =
  | { kind: 'thrown'; round: number; throw: number }
  | { kind: 'chosen'; seat: number }
  | { kind: 'shown-dice'; first: number[][]; again: number[][]; final: number[][]; winner: number | null }
  | { kind: 'round-won'; round: number; winner: number | null; halves: number[] }
  | { kind: 'banner-up'; banner: number; carried: number[] }
  | { kind: 'shown-cards'; cards: number[]; winner: number | null; points: number[] }
  | { kind: 'instant-win'; seat: number; win: string }
  | { kind: 'played'; seat: number; cards: number[]; left: number; by: MovedBy }
  | { kind: 'passed'; seat: number; by: MovedBy }
  | { kind: 'trick'; winner: number; chops: number }
  | { kind: 'paid'; payment: Payment; why: 'chop' | 'cards' | 'instant' }

export interface GameStep<S> {
  state: S
  events: GameEvent[]
}

/** A move that a game does not take; the state stays. */
export interface Refused {
  refused: Refusal
}

/**
 * A game between members as data and pure functions: `S` is its whole state with all that is closed, `V` what one seat may
 * see of it; both are plain data. Nothing here knows a member, a balance or a clock.
 */
export interface MatchGame<D extends MatchDefinition, S, V> {
  definitions: readonly D[]
  /** In a duel a seat that leaves forfeits; elsewhere the clock plays its hand to the end (rooms.md 4.2). */
  isDuel: boolean
  deal(definition: D, deal: Deal): GameStep<S>
  /** Number of the turn that is waited for, from 1. Seats that move together share one. */
  turnOf(state: S): number
  /** Seats that have still to move in this turn; none once there is a result. */
  waiting(state: S): number[]
  move(definition: D, state: S, seat: number, move: Move, by: MovedBy): GameStep<S> | Refused
  /** What the clock does for a seat that has to move. */
  clockMove(state: S, seat: number): Move
  result(state: S): GameResult | null
  view(definition: D, state: S, seat: number): V
  /** Everything that was closed, for the end of a hand and for a replay: cards each seat has left, or its dice. */
  open(state: S): number[][]
}
