import type { ContractEnd, ContractState, ContractType, DividendPeriod } from '@baize/api'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'
import type { IdentityPublished } from '../identity/index.ts'

/** A step as stored: units and rate are whole numbers written as texts. */
export interface StoredTier {
  validBetUnits: string
  netLossUnits: string
  activeMembers: number
  ratePpm: string
}

/** Tables that only this domain names. */
export interface ContractsTables {
  'contracts.contract': {
    id: GeneratedAlways<bigint>
    type: ContractType
    /** Null is the house. */
    payer_id: bigint | null
    payee_id: bigint
    /** Empty for salaries. */
    period: DividendPeriod | ''
    tiers: JSONColumnType<StoredTier[]>
    top_rate_ppm: bigint
    state: Generated<ContractState>
    end_reason: ContractEnd | null
    offered_at: Date
    expires_at: Date
    starts_at: Date | null
    /** Since when it is in force. */
    accepted_at: Date | null
    ended_at: Date | null
  }
  'contracts.run': {
    id: GeneratedAlways<bigint>
    type: ContractType
    period: DividendPeriod | ''
    window_start: Date
    window_end: Date
    cutoff: Date
    known_from: Date
    payer: 'UPLINE' | 'HOUSE'
    carry_negative: boolean
    active_min_units: bigint
    /** The step in units to which dues were rounded down. */
    cut_units: bigint
    state: Generated<'FROZEN' | 'DONE'>
    frozen_at: Date
    done_at: Date | null
  }
  'contracts.position': { type: ContractType; period: DividendPeriod | ''; through: Date; cutoff: Date }
}

type Tables = ContractsTables & IdentityPublished
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
