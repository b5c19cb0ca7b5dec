import type { BetKind, BookBetState, BookSettings } from '@baize/api/studio/sports/bets'
import type { FixtureState, FixtureVoidReason, ScoreView } from '@baize/api/studio/sports/fixture-views'
import type { WalletStatus } from '@baize/api/wallet-protocol'
import type { PricePolicy } from '@baize/game-kit/book/bets/acceptance'
import type { LimitName } from '@baize/game-kit/book/bets/limits'
import type { BetOutcome } from '@baize/game-kit/book/bets/settle-bet'
import type { Claim, ClaimResult, MarketClass } from '@baize/game-kit/book/claims'
import type { Incident } from '@baize/game-kit/book/live/incident'
import type { BookPhase, SportId } from '@baize/game-kit/book/sport-model'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Json<T> = ColumnType<T, string, string>

/** Figures of both sides of a fixture, in the order of its sport. */
export interface FixtureRatings {
  home: number[]
  away: number[]
}

/** The rows of the book, as the query builder knows them. */
export interface BookRows {
  'sports.competition': {
    code: string
    holder: string | null
    fence: Generated<bigint>
    leased_until: Generated<Date>
    scheduled_cycle: Generated<number>
    suspended_at: Generated<Date | null>
  }
  'sports.commitment': {
    id: GeneratedAlways<bigint>
    competition: string
    fixture: string
    kind: 'chain' | 'ratings'
    entry: string
    hash: string
    created_at: Date
  }
  'sports.fixture': {
    id: string
    competition: string
    sport: SportId
    version: number
    season: number
    round: number
    match: number
    home: number | null
    away: number | null
    ratings: ColumnType<FixtureRatings | null, string | null, string>
    ratings_hash: string | null
    blocks: number
    commitment: string
    entropy: Generated<string>
    opens_at: Date
    kick_off: Date
    state: Generated<FixtureState>
    block: Generated<number>
    /** JSON, as the rules of the sport write it. */
    state_before: Generated<string | null>
    state_now: Generated<string | null>
    incidents: ColumnType<Incident[] | null, never, string>
    window_at: Generated<Date | null>
    closes_at: Generated<Date | null>
    sealed_block: Generated<number>
    frontier: Generated<Buffer[]>
    leaves: Generated<number>
    sealed_units: Generated<bigint>
    settled_block: Generated<number>
    has_bets: Generated<boolean>
    watched_at: Generated<Date>
    seed: Generated<Buffer | null>
    seed_block: Generated<number>
    suspended_at: Generated<Date | null>
    competition_suspended_at: Generated<Date | null>
    suspended_markets: Generated<string[]>
    voided_markets: Generated<string[]>
    voids_due: Generated<boolean>
    void_asked: Generated<'OPERATOR' | null>
    void_reason: Generated<FixtureVoidReason | null>
    board: ColumnType<ScoreView | null, never, string>
    winner: Generated<'home' | 'away' | 'draw' | null>
    finished_at: Generated<Date | null>
    settled_at: Generated<Date | null>
  }
  'sports.seal': {
    fixture: string
    block: number
    root: string
    leaves: number
    stake_units: bigint
    sealed_at: Date
  }
  'sports.slip': { id: string; visit_id: bigint; user_id: string; input_hash: string; created_at: Date }
  'sports.bet': {
    id: string
    slip_id: string
    position: number
    visit_id: bigint
    user_id: string
    book: string
    kind: BetKind
    system: string | null
    lines: number
    line_stake_units: bigint
    stake_units: bigint
    fixture: string | null
    policy: PricePolicy
    most_payout_units: bigint
    expect_units: bigint
    variance: number
    fair_units: Generated<bigint | null>
    round_id: string
    part_of: string | null
    salt: string
    state: Generated<BookBetState>
    outcome: Generated<BetOutcome | 'cashed_out' | null>
    payout_units: Generated<bigint | null>
    valid_units: Generated<bigint | null>
    void_reason: Generated<FixtureVoidReason | null>
    created_at: Date
    accepted_at: Generated<Date | null>
    settled_at: Generated<Date | null>
    retry_at: Date | null
    tries: Generated<number>
    refusals: Generated<number>
    refusal: ColumnType<WalletStatus | null, never, WalletStatus | null>
    dead_at: ColumnType<Date | null, never, Date | null>
  }
  'sports.leg': {
    bet_id: string
    position: number
    fixture: string
    claim: string
    market: string
    line4: number
    selection: string
    combined: ColumnType<Claim[] | null, string | null, never>
    milli: number
    market_class: MarketClass
    phase: BookPhase
    block: number
    score: Json<[home: number, away: number]>
    basis: string
    sheet_hash: string
    result: Generated<ClaimResult['kind'] | null>
    dead_heat_of: Generated<number | null>
    result_block: Generated<number | null>
  }
  'sports.leaf': { fixture: string; index: number; bet_id: string; block: number; text: string; hash: Buffer }
  'sports.unsealed': { fixture: string; bet_id: string }
  'sports.exposure': {
    fixture: string
    book: string
    line: string
    selection: string
    stake_units: bigint
    payout_units: bigint
  }
  'sports.desk_act': {
    id: string
    kind: 'suspend' | 'resume' | 'void' | 'limits'
    target: string
    market: string | null
    limits: ColumnType<Record<string, string> | null, string | null, never>
    fixtures: number
    operator: string
    reason: string
    acted_at: Date
  }
  'sports.take': {
    sport: string
    class: MarketClass | 'PARLAY' | 'SYSTEM' | 'CASHED_OUT'
    month: Date | string
    book: string
    bets: bigint
    stake_units: string
    expect_units: string
    back_units: string
    variance: number
  }
  'sports.take_mark': { id: Generated<boolean>; counted_until: Date }
  'sports.book_limit': { name: LimitName; units: bigint }
  'sports.outcome': {
    fixture: string
    claim: string
    basis: string
    result: ClaimResult['kind']
    dead_heat_of: number | null
    block: number
  }
  'sports.member': { user_id: string; settings: Json<BookSettings> }
}
