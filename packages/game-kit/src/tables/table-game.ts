import type { Draws } from '../draws.ts'
import type { Multiple } from '../instant/multiple.ts'

/** Timed house games that many players share: one stream decides a round for all of them. */
export const TABLE_KINDS = [
  ...(['baccarat', 'roulette', 'spark', 'sic-bo', 'dragon-tiger', 'xoc-dia', 'wheel', 'yard', 'cup'] as const),
]
export type TableKind = (typeof TABLE_KINDS)[number]

/** What every definition holds. Definitions are plain data, addressed by the hash of their content, never edited. */
export interface TableDefinition {
  kind: TableKind
  /** Raised with every change of tables or rules; part of each stream's message. */
  version: number
  /** Name of this set of rules; with the version it is the definition's short name, such as `bac-c/1`. */
  edition: string
}

/** What a round is: played for bets, or a round without bets that makes a new shoe, or one that opens a cup. */
export type TablePhase = 'round' | 'shuffle' | 'parade' | 'match'

/** What is public of a round before betting opens. `facts` is what a game's prices follow from; null where they stand. */
export interface TablePlan<F = unknown> {
  phase: TablePhase
  /** False for a round that only moves the shoe on. */
  takesBets: boolean
  facts: F
}

/** A place for chips in one round. */
export interface OfferedSpot {
  id: string
  /** The most that it returns with its stake, in 1/10 000 of the stake; pays k:1 is (k + 1) x 10 000. */
  topReturnX10000: number
  /** True while the shoe is too short, or the cup too far on, for the spot to be sold. */
  isShut: boolean
  /** Set on spots that are settled with a later round of the series: champion and finalist of a cup. */
  settlesWithSeries?: boolean
}

/** A position as it is settled: what its spot returned at most when it was accepted stands beside it. */
export interface TablePosition {
  spot: string
  units: number
  /** `topReturnX10000` of the spot when the position was accepted. */
  topReturnX10000: number
}

/** One result in a road: null is a tie, which has no side. */
export interface RoadEntry {
  side: string | null
  /** What the bead plate shows. */
  bead: string
  /** Pairs of a baccarat round, as dots on its cell. */
  pairs?: { player: boolean; banker: boolean }
}

/** Streams of a round's own seed; each purpose has words of its own. */
export interface TableDraws {
  outcome: Draws
  boost: Draws
}

/** What becomes of a series when one of its rounds is void. */
export interface AfterVoid<S> {
  state: S
  /** True when open slips on the whole series are given back. */
  endsSeries: boolean
}

/**
 * A game as data and pure functions: `S` is the state that goes from round to round, `F` what is public before betting,
 * `R` the result; all three are plain data. Nothing here knows a bet, a balance, a member or a history.
 */
export interface TableGame<D extends TableDefinition, S, F, R> {
  kind: D['kind']
  definitions: readonly D[]
  /** The state of a table that was never dealt. */
  firstState(definition: D): S
  /** The state as it came from a record; undefined when it is none that a round of the game starts from. */
  readState(definition: D, input: unknown): S | undefined
  /** @param field draws that follow from the round's commitment, for what is public and yet nobody's choice */
  plan(definition: D, state: S, field: Draws): TablePlan<F>
  /** Every spot of the round, those that are shut included; none where the round takes no bets. */
  spots(definition: D, state: S, plan: TablePlan<F>): OfferedSpot[]
  deal(definition: D, state: S, plan: TablePlan<F>, draws: TableDraws): { result: R; state: S }
  afterVoid(definition: D, state: S): AfterVoid<S>
  /** What a position returns with its stake, in 1/10 000 of the stake: 0 lost, 10 000 returned. */
  returnX10000(definition: D, position: Omit<TablePosition, 'units'>, result: R): number
  /** Sets of spots of which exactly one wins, or nearly so: stakes on a whole set oppose one another. */
  opposites: readonly (readonly string[])[]
  /** All results where they are few and equally likely: what covers nearly all of them opposes itself as well. */
  equalResults?(definition: D): R[]
  /** The exact return of each spot that is sold, as a share of its stake, boosts included; fresh shoe where there is one. */
  returns(definition: D, facts: F): ReadonlyMap<string, Multiple>
  /** What roads show of a result; null for rounds that no road shows. */
  roadEntry(result: R): RoadEntry | null
  /** By how many milliseconds a result takes longer to show than its table's time; none where that never happens. */
  extraRevealMs?(result: R): number
}

/** Return of a spot that pays k:1, in 1/10 000 of the stake, the stake included. */
export const paying = (k: number): number => Math.round((k + 1) * 10_000)

/** A stake that comes back as it was. */
export const RETURNED_X10000 = 10_000

/** For games that carry nothing from round to round. */
export const stateless = {
  firstState: () => null,
  readState: (_definition: TableDefinition, input: unknown) => (input === null ? null : undefined),
  plan: (): TablePlan<null> => ({ phase: 'round', takesBets: true, facts: null }),
  afterVoid: (): AfterVoid<null> => ({ state: null, endsSeries: false }),
}

/** Spots that are never shut. */
export const openSpots = (pays: Readonly<Record<string, number>>): OfferedSpot[] =>
  Object.entries(pays).map(([id, topReturnX10000]) => ({ id, topReturnX10000, isShut: false }))
