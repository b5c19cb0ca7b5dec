import { tablesOf } from '../../kernel/database/open-database.ts'
import type { CataloguePublished } from '../catalogue/index.ts'
import type { LaunchPublished } from '../launch/index.ts'
import type { RoundsPublished } from '../rounds/index.ts'

/** Tables that only this domain names. */
export interface GatewayTables {
  'gateway.hold': {
    provider_code: string
    round_id: string
    member_id: bigint
    left_units: bigint
  }
  'gateway.answer': {
    provider_code: string
    transaction_id: string
    /** What the member could play with on the game. */
    balance_units: bigint
  }
  'gateway.refusal': {
    provider_code: string
    transaction_id: string
    fingerprint: string
    status: string
    refused_at: Date
  }
  'gateway.credit': {
    provider_code: string
    bet_transaction_id: string
    transaction_id: string
    units: bigint
    reason: string
    credited_at: Date
  }
  'gateway.concluded_seat': {
    provider_code: string
    transaction_id: string
    seat: number
    member_id: bigint
    balance_units: bigint
    held_units: bigint
    may_play: boolean
  }
  /** The house's loss to a provider, payouts less stakes, by hour, and in the last 24 hours by the last count. */
  'gateway.provider_hour': { provider_code: string; currency: string; hour: Date; loss_units: bigint }
  'gateway.provider_day': { provider_code: string; currency: string; loss_units: bigint }
  'gateway.pool_win': { provider_code: string; bet_transaction_id: string; transaction_id: string }
}

type Tables = GatewayTables & CataloguePublished & LaunchPublished & RoundsPublished
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
