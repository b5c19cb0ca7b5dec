import type { BetStatus, GameType } from '@baize/api'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'
import type { RoundsPublished } from './published.ts'

export type { BetStatus }

type Book = 'REAL' | 'PLAY'

/** Tables that only this domain names. */
export interface RoundsTables {
  'rounds.bet': {
    id: GeneratedAlways<bigint>
    provider_code: string
    transaction_id: string
    round_id: string
    member_id: bigint
    session_id: bigint
    game_code: string
    vendor_code: string
    game_type: GameType
    book: Book
    currency: string
    stake_units: bigint
    payout_units: Generated<bigint>
    valid_units: Generated<bigint>
    /** Share of the stake that went back when the bet was settled. */
    rebate_units: Generated<bigint>
    status: Generated<BetStatus>
    placed_at: Generated<Date>
    settled_at: Date | null
    /** When a bet was taken back. */
    voided_at: Generated<Date | null>
    /** The settle that it stands settled by. */
    settled_by: Generated<string | null>
    /** The split that replaced the bet by two parts; such a bet is void. */
    split_by: Generated<string | null>
    /** The bet that this one is a part of. */
    part_of: Generated<string | null>
    /** A call in force said that its round takes no more bets. */
    closes_round: Generated<boolean>
    /** The moment of its last change, which only grows. */
    changed_at: Generated<Date>
  }
  'rounds.fact': {
    id: GeneratedAlways<bigint>
    provider_code: string
    transaction_id: string
    bet_transaction_id: string
    member_id: bigint
    game_code: string
    vendor_code: string
    game_type: GameType
    book: Book
    currency: string
    bets: 1 | -1
    stake_units: bigint
    payout_units: bigint
    valid_units: bigint
    earned_at: Date
    known_at: Generated<Date>
    /** A settle on a lottery whose odds followed a series. */
    by_series: Generated<boolean>
    /** Grows with the writing transaction; readers keep theirs. */
    position: ColumnType<bigint, never, never>
  }
  /** Rounds that ended for a member without a stake, kept for as long as a closed round is known. */
  'rounds.seat_end': { provider_code: string; round_id: string; member_id: bigint; ended_at: Date }
  /** Bets that a settle returned, by which its rollback finds them. */
  'rounds.void_line': { provider_code: string; transaction_id: string; bet_transaction_id: string }
  'rounds.game_total': {
    game_code: string
    currency: string
    /** Settles: the bets that one names are one round. */
    rounds: bigint
    stake_units: string
    payout_units: string
    stake_squares: string
  }
  'rounds.winner': {
    provider_code: string
    bet_transaction_id: string
    member_id: bigint
    game_code: string
    payout_units: bigint
    won_at: Date
  }
}

type Tables = RoundsTables & RoundsPublished
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
