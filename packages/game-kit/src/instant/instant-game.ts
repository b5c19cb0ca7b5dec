import type { Draws } from '../draws.ts'

/** Games that are settled within one short round; some of them ask for choices on the way. */
export const INSTANT_KINDS = ['mines', 'roulette', 'plinko', 'hi-lo', 'crash', 'bingo', 'blackjack'] as const
export type InstantKind = (typeof INSTANT_KINDS)[number]

/** What every definition holds. Definitions are plain data, addressed by the hash of their content, never edited. */
export interface InstantDefinition {
  kind: InstantKind
  /** Raised with every change of tables or rules; part of each stream's message. */
  version: number
  /** Name of this set of tables among those of its kind. */
  edition: string
}

/** A stake with what its player chose before anything was drawn. */
export interface InstantBet<O = unknown> {
  stakeUnits: number
  options: O
}

/** Chosen by the server for a player who did not answer in time. */
export interface TimeOut {
  kind: 'time-out'
}

/** A choice with its time since the stake was taken, by the server's clock. */
export interface TimedChoice<C = unknown> {
  choice: C | TimeOut
  elapsedMs: number
}

/** One step of a round, in order. Only `pay` moves money; amounts are whole units of 1/10 000. */
export type InstantEvent = { type: string } & Record<string, unknown>

/** What became of one stake of a round that is over. */
export interface SettledBet {
  stakeUnits: number
  /** What it paid, the stake included. */
  winUnits: number
  /** The part of it that counts as valid bet. */
  validUnits: number
}

export interface InstantOutcome {
  events: InstantEvent[]
  isOver: boolean
  /** What the round has cost so far: the first stake and every choice that raised it. */
  stakedUnits: number
  /** The amount of the `pay` event; 0 while the round goes on. */
  winUnits: number
  /** The part of the stakes that counts as valid bet: without opposed bets, nothing of a stake that was given back. */
  validUnits: number
  /** Each stake in the order in which they were taken, the first one first; none while the round goes on. */
  bets: SettledBet[]
  /**
   * How long the round waits at most for its next choice, since the last one or the stake; then the time-out rule ends it.
   * It follows from bet and choices alone: what was drawn changes nothing of it.
   */
  waitMs: number
  /**
   * When a round that ends by the clock comes to its drawn end, since the stake was taken. As secret as the draw: it is
   * neither stored nor told. Null where a round waits for its choice alone.
   */
  endsMs: number | null
}

/** What help states of a game, as figures without words. */
export interface InstantFacts {
  /** The lowest exact return that any way of playing has, as a share of all that is staked, before cents are cut. */
  rtp: number
  highestRtp: number
  /** The most that a round can pay, in first stakes. */
  topMultiple: number
  /** Set where the return is that of the best choices; others return less. */
  isByBestPlay?: boolean
}

/** A game as data and pure functions. Nothing here knows a bank, a balance, a member or a history. */
export interface InstantGame<D extends InstantDefinition = InstantDefinition, O = unknown, C = unknown> {
  kind: InstantKind
  definitions: readonly D[]
  /** Set where a stake is a sum of chips; elsewhere it is a step of the ladder. */
  takesChips?: boolean
  /** Set where rounds that wait have an end of the clock, which was drawn. */
  endsByClock?: boolean
  /** Reads options as they came over the wire. @throws InstantInputError naming the field */
  options(definition: D, input: unknown, stakeUnits: number): O
  /** Reads a choice as it came over the wire. @throws InstantInputError */
  choice(definition: D, input: unknown): C
  /**
   * Plays a round as far as its choices go. The same bet, choices and draws always give the same outcome, and no choice
   * changes what was drawn before it. A choice that raises the stake shows by what `stakedUnits` grows.
   * @throws InstantInputError for a choice that the round does not offer at its place
   */
  play(definition: D, bet: InstantBet<O>, choices: readonly TimedChoice<C>[], draws: Draws): InstantOutcome
  facts(definition: D): InstantFacts
}

/** Input that a game does not take; `field` names what to mend. Nothing was drawn for it. */
export class InstantInputError extends Error {
  override name = 'InstantInputError'
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}
