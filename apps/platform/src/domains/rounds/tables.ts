import type { BetStatus, GameType } from '@baize/api'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type { BetStatus }

type Book = 'REAL' | 'PLAY'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
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
      xact: ColumnType<string, never, never>
    }
    'rounds.game_total': {
      game_code: string
      currency: string
      bets: bigint
      stake_units: string
      payout_units: string
      stake_squares: string
      payout_squares: string
      products: string
    }
    'rounds.round': {
      provider_code: string
      round_id: string
      member_id: bigint
      game_code: string
      currency: string
      stake_units: bigint
      payout_units: bigint
      state: 'open' | 'settled' | 'void'
      placed_at: Date
      changed_at: Date
    }
  }
}
