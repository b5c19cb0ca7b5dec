import { tablesOf } from '../../kernel/database/open-database.ts'

interface PlaySums {
  game_code: string
  vendor_code: string
  game_type: string
  currency: string
  bets: bigint
  stake_units: bigint
  payout_units: bigint
  valid_units: bigint
  /** Of rounds, in units squared; read as text, since they are beyond what a number holds. */
  stake_squares: string
  payout_squares: string
  products: string
  restated_at: Date | null
}

interface MoneySums {
  code: string
  debit_kind: string
  credit_kind: string
  house_qualifier: string
  currency: string
  transfers: bigint
  units: bigint
  member_units: bigint
}

/** Tables that only this domain names. Days are dates such as 2026-11-29, in the brand's zone. */
export interface ReportsTables {
  'reports.play_hour': PlaySums & { hour: Date }
  'reports.play_day': PlaySums & { day: string }
  'reports.money_hour': MoneySums & { hour: Date }
  'reports.money_day': MoneySums & { day: string }
  'reports.member_day': {
    day: string
    member_id: bigint
    currency: string
    bets: bigint
    stake_units: bigint
    payout_units: bigint
    valid_units: bigint
  }
}

/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<ReportsTables>()
