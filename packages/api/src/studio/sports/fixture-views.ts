import type { MarketClass } from '@baize/game-kit/book/claims'
import type { BookPhase, SportId } from '@baize/game-kit/book/sport-model'

/** Times are milliseconds since 1970 by the server's clock, amounts units of 1/10 000 as text, odds 1/1000 ("milli"). */

/** What a fixture goes through: its market opens, it is played, decided, and its bets are settled. */
export type FixtureState = 'scheduled' | 'open' | 'live' | 'finished' | 'settled' | 'abandoned' | 'void'

/** Why a fixture takes no bets at the moment. `playing`: between two windows. */
export type Suspension = 'playing' | 'goal' | 'operator' | 'delayed'

/** Why a fixture, or what was bet on it, came to nothing. */
export type FixtureVoidReason = 'LATE' | 'SEED' | 'STOPPED' | 'OPERATOR' | 'NOT_PLAYED' | 'WRONG_PRICE'

/** Score of a fixture as rows, tickets and tables show it; the first side is home, or plays as A. */
export interface ScoreView {
  score: [home: number, away: number]
  /** Halves, quarters, sets, games or maps, the open one last. */
  parts: [home: number, away: number][]
  /** Such as `H1`, `HT`, `Q3`, `S2`, `MAP2`, `FT`. */
  period: string
  minute?: number
  serving?: 'A' | 'B'
}

export interface SideView {
  /** Place in the list of its competition. */
  index: number
  name: string
}

export interface FixtureView {
  id: string
  competition: string
  sport: SportId
  season: number
  round: number
  match: number
  /** Null in a cup until it is known who meets. */
  home: SideView | null
  away: SideView | null
  kickOffMs: number
  opensMs: number
  state: FixtureState
  /** Blocks that were played and shown, and the most there can be. */
  block: number
  blocks: number
  score: ScoreView
  /** True between the end of a window and the next one: block `block + 1` is on show. */
  isPlaying: boolean
  /** When this window ends, or when it ended whose block is on show; null outside of the match. */
  closesMs: number | null
  /** When the next window begins; null while a window is open and its block is not drawn. */
  nextMs: number | null
  suspended: Suspension | null
  /** Markets that take no bets while others do; an operator shut them. */
  suspendedMarkets: string[]
  voidReason: FixtureVoidReason | null
}

/** A selection on sale, or shut where `milli` is null. */
export interface PriceView {
  market: string
  line4: number
  selection: string
  milli: number | null
  marketClass: MarketClass
  /** Fair chance of the decided part, in millionths. */
  chancePpm: number
  /** True on the main line of a market with several. */
  isMain: boolean
}

/** Every price of a fixture in one state, and the token that proves that they were shown. */
export interface SheetView {
  fixture: string
  /** Blocks played in the state that the prices are of. */
  state: number
  phase: BookPhase
  /** True while a block of football is on show: prices are those of the next state if nothing happens. */
  isHeld: boolean
  token: string
  /** SHA-256 of the sheet's text, hex. */
  hash: string
  prices: PriceView[]
}

/** A row of a list: the main markets of a fixture, and how many selections it has beside them. */
export interface RowView {
  fixture: FixtureView
  sheet: SheetView | null
  more: number
}

/** Something that happened in a block, for the live centre: what decides, and pictures beside it. */
export interface IncidentView {
  block: number
  /** From the start of the block's play. */
  atMs: number
  kind: string
  side: 'home' | 'away' | null
  value?: number
  player?: number
}

/** A seal of the tree of accepted bets, before a block was opened. */
export interface SealView {
  block: number
  root: string
  count: number
  stakeUnits: string
}

/** Figures of a side in the fixture's season, and what it did lately. */
export interface SideRecord {
  ratings: number[]
  /** The last results, the newest first: W, D or L. */
  form: string[]
}

export interface StandingRow {
  side: SideView
  played: number
  won: number
  drawn: number
  lost: number
  /** Goals, points, sets or maps for and against. */
  for: number
  against: number
  /** Rounds or points within them, where sides are level. */
  difference: number
  points: number
  form: string[]
}

export interface ResultView {
  fixture: FixtureView
}

/** All about a fixture: what its page starts with. */
export interface FixturePage {
  nowMs: number
  fixture: FixtureView
  sheet: SheetView | null
  /** What happened so far, oldest first. */
  incidents: IncidentView[]
  home: SideRecord | null
  away: SideRecord | null
  /** The last matches of the two against one another, newest first. */
  meetings: ResultView[]
  standings: StandingRow[]
  fairness: {
    commitment: string
    /** Hex; the seed of the last block that is over, from which all before it follow. Null before the first. */
    revealed: string | null
    revealedBlock: number
    ratingsHash: string
    entryHash: string
    seals: SealView[]
  }
}
