import type { Incident } from '../live/incident.ts'
import type { MatchWinner, ScoreBoard } from '../live/score-board.ts'
import type { BookPhase, SportId } from '../sport-model.ts'

/** A fixture as it was announced: the text of its entry in the public list, which names the entry before it, and its SHA-256. */
export interface EntryRecord {
  /** `chain` announces commitment and time; `ratings` the figures of a cup's sides, once they are known. */
  kind: 'chain' | 'ratings'
  text: string
  /** Hex. */
  hash: string
}

/** A block that was played. */
export interface BlockRecord {
  block: number
  /** The 32-bit words that decided it, in the order in which they were taken. */
  draws: number[]
  /** What the live centre drew of it. */
  events: Incident[]
  /** The state after it, as its model writes it. */
  state: unknown
}

/** The prices of one state. */
export interface SheetRecord {
  /** Blocks played in the state. */
  block: number
  phase: BookPhase
  /** Hex SHA-256 of its lines, each ended by a line feed. */
  hash: string
  /** `market|line4|selection|milli`, sorted bytewise; where a fixture is told alone. */
  prices?: string[]
}

/** The tree of accepted bets as it was before a block was opened. */
export interface SealRecord {
  block: number
  /** Hex. */
  root: string
  /** Leaves, and the units staked by them. */
  count: number
  stakeUnits: string
  /** Hex hashes that prove that the tree only grew since the seal before (RFC 6962, 2.1.2); none in the first. */
  consistency: string[]
}

/** What is published of a fixture that is decided: all that anybody needs to work it out again (sportsbook 6). */
export interface FixtureRecord {
  /** Such as `F1.1.12.3`. */
  fixture: string
  model: SportId
  version: number
  /** Figures of both sides; null where it never came to be known who meets. */
  ratings: { home: number[]; away: number[] } | null
  /** Hex, or `-` without ratings. */
  ratingsHash: string
  entries: EntryRecord[]
  opensAtMs: number
  kickOffMs: number
  /** Hex SHA-256 of the first block's seed, published before anybody could bet. */
  commitment: string
  /** `-`, or the public value that was mixed in. */
  entropy: string
  /** Hex seeds of blocks 1, 2, ... up to the last that was opened; those of blocks that were passed by are among them. */
  seeds: string[]
  blocks: BlockRecord[]
  /** Before the match, and in the window after each block. */
  sheets: SheetRecord[]
  seals: SealRecord[]
  result: {
    state: 'settled' | 'abandoned' | 'void'
    /** The last block that was played. */
    block: number
    board: ScoreBoard
    winner: MatchWinner | null
    voidReason: string | null
    /** Markets that an operator voided: what was open on them came to nothing. */
    voidedMarkets: string[]
  }
}
