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
  /** Sums over rounds, in units squared and rounded. */
  stake_squares: number
  payout_squares: number
  products: number
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

interface NewcomerSums {
  members: bigint
  depositors: bigint
}

interface PayoutSums {
  currency: string
  bucket: number
  payouts: bigint
}

/** Tables that only this domain names. Days are dates such as 2026-11-29, in the brand's zone. */
export interface ReportsTables {
  'reports.play_hour': PlaySums & { hour: Date }
  'reports.play_day': PlaySums & { day: string }
  'reports.money_hour': MoneySums & { hour: Date }
  'reports.money_day': MoneySums & { day: string }
  'reports.held_day': { day: string; currency: string; member_units: bigint }
  'reports.member_day': {
    day: string
    member_id: bigint
    currency: string
    bets: bigint
    stake_units: bigint
    payout_units: bigint
    valid_units: bigint
  }
  'reports.members_counted': {
    currency: string
    from_day: string
    until_day: string
    active_units: bigint
    players: bigint
    actives: bigint
  }
  'reports.reader': { name: string; through_id: bigint; safe_id: bigint; noted_id: bigint; noted_at: Date }
  'reports.member_first': {
    member_id: bigint
    registered_at: Date | null
    registered_day: string | null
    deposited_at: Date | null
  }
  'reports.newcomer_hour': NewcomerSums & { hour: Date }
  'reports.newcomer_day': NewcomerSums & { day: string }
  'reports.payout_hour': PayoutSums & { hour: Date }
  'reports.payout_day': PayoutSums & { day: string }
}

/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<ReportsTables>()
