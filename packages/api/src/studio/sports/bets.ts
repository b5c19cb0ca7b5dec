import type { PricePolicy } from '@baize/game-kit/book/bets/acceptance'
import type { BetOutcome } from '@baize/game-kit/book/bets/settle-bet'
import type { ClaimResult, MarketClass } from '@baize/game-kit/book/claims'
import type { BookPhase, SportId } from '@baize/game-kit/book/sport-model'
import type { BetProof } from '@baize/game-kit/book/verify/bet-proof'
import type { FixtureState, FixtureVoidReason, RowView, ScoreView, SheetView } from './fixture-views.ts'

export type BetKind = 'single' | 'parlay' | 'system'

/** What a bet of the book goes through. `cashing` is on its way to the wallet, `cashed-out` arrived there. */
export type BookBetState =
  | 'betting'
  | 'accepted'
  | 'refused'
  | 'rolling-back'
  | 'rolled-back'
  | 'decided'
  | 'voiding'
  | 'cashing'
  | 'splitting'
  | 'settled'
  | 'voided'
  | 'cashed-out'
  | 'split'

export interface LegView {
  fixture: string
  sport: SportId
  competition: string
  home: string
  away: string
  kickOffMs: number
  market: string
  line4: number
  selection: string
  /** Selections of a combination; empty elsewhere. */
  combined: { market: string; line4: number; selection: string }[]
  milli: number
  marketClass: MarketClass
  phase: BookPhase
  /** Blocks played and score when the bet was accepted. */
  block: number
  acceptedScore: [home: number, away: number]
  sheetHash: string
  result: ClaimResult | null
  /** Score now, or at the end. */
  score: ScoreView
  fixtureState: FixtureState
  voidReason: FixtureVoidReason | null
}

export interface BetView {
  betId: string
  slipId: string
  kind: BetKind
  /** Such as `2/3` or `yankee`; null for singles and parlays. */
  system: string | null
  lines: number
  lineStakeUnits: string
  stakeUnits: string
  policy: PricePolicy
  /** Product of the odds of singles and parlays; null for systems. */
  odds: string | null
  mostPayoutUnits: string
  state: BookBetState
  outcome: BetOutcome | 'cashed_out' | null
  payoutUnits: string | null
  validUnits: string | null
  /** What is credited beside the payout, where the odds were lower than they had to be; null where nothing is. */
  creditUnits: string | null
  createdMs: number
  acceptedMs: number | null
  settledMs: number | null
  voidReason: FixtureVoidReason | null
  legs: LegView[]
  /** What a cash-out pays now; null while none is offered. */
  cashOut: CashOutView | null
}

/** `fairUnits` is what the bet is worth by the model, `offerUnits` what is paid for it: 3 % less. */
export interface CashOutView {
  fairUnits: string
  offerUnits: string
}

/** The answer to each bet of a slip: accepted, or refused for a reason of its own while the others stand. */
export type PlacedBet =
  | { betId: string; bet: BetView }
  | {
      betId: string
      error: string
      /** The leg that is meant, counted from 0. */
      leg?: number
      maxUnits?: string
      minUnits?: string
      /** Pairs of related legs. */
      pairs?: [number, number][]
      /** Prices as they are now, of each leg whose price moved. */
      sheets?: SheetView[]
    }

export interface PlaceAnswer {
  nowMs: number
  /** The slip is received and nothing is decided: the same slip again asks what became of it. */
  isPending?: boolean
  bets: PlacedBet[]
  balanceUnits: string | null
}

export interface CashOutAnswer {
  nowMs: number
  bet: BetView
  /** The bet that runs on after a part was paid. */
  rest: BetView | null
}

export interface BetsAnswer {
  nowMs: number
  bets: BetView[]
  /** Sums of all bets of the filter, not of this page alone. */
  sums: { bets: number; stakeUnits: string; payoutUnits: string }
  /** Where the next page begins; null on the last one. */
  before: string | null
}

/** What a slip asks while it is being filled: prices now, and the most that may be staked. */
export interface QuoteAnswer {
  nowMs: number
  sheets: SheetView[]
  /** Of each single leg, in order; null where it is shut. */
  singlesMaxUnits: (string | null)[]
  parlayMaxUnits: string | null
  /** Legs of one fixture, which cannot stand in one bet. */
  related: [number, number][]
}

/** Odds of several selections of one fixture that must all win; refused with the reason. */
export type CombinationAnswer =
  | { milli: number; chancePpm: number; token: string; state: number }
  | { refused: 'contradiction' | 'implied' | 'not_offered' }

export type OddsFormat = 'decimal' | 'hongkong' | 'malay' | 'indonesian' | 'american' | 'fractional'

/** How a member likes the book, kept by it. */
export interface BookSettings {
  oddsFormat: OddsFormat
  showsChance: boolean
  policy: PricePolicy
  view: 'european' | 'asian'
  timeZone: 'browser' | 'brand' | 'gmt'
  quickStakesUnits: string[]
  favouriteCompetitions: string[]
  /** Sides by competition and place, such as `F1:9`. */
  favouriteSides: string[]
}

export interface BookLobby {
  nowMs: number
  sports: { sport: SportId; live: number; open: number }[]
  competitions: { id: string; sport: SportId; name: string; live: number; open: number; sides: string[] }[]
  settings: BookSettings
}

export interface ListAnswer {
  nowMs: number
  rows: RowView[]
  pages: number
}

/** What the owner of a bet needs to find it in the tree of one of its fixtures, and to work out how it ended. */
export type BookProofAnswer = BetProof
