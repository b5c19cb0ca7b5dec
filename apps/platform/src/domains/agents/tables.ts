import type { Generated, GeneratedAlways } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'
import type { IdentityPublished } from '../identity/index.ts'
import type { AgentsPublished } from './published.ts'

/** Tables that only this domain names. */
export interface AgentsTables {
  'agents.member': {
    id: bigint
    inviter_id: bigint | null
    referral_code: string
    /** The code of the upline by which the member came. */
    via_code: string | null
    joined_at: Date
    /** Number of the member's moves that were planned or cancelled. */
    place_version: Generated<number>
  }
  'agents.affiliate_code': {
    code: string
    agent_id: bigint
    label: Generated<string>
    domains: Generated<string[]>
    created_at: Date
  }
  'agents.link_visit': { code: string; visit_id: string; at: Date }
  /** Dates are `-infinity` and `infinity` for what always was and goes on. */
  'agents.lineage': {
    ancestor_id: bigint
    descendant_id: bigint
    depth: number
    from_at: Generated<Date | number>
    until_at: Generated<Date | number>
  }
  'agents.move': {
    id: GeneratedAlways<bigint>
    member_id: bigint
    /** Null is the root. */
    from_upline_id: bigint | null
    to_upline_id: bigint
    members: number
    takes_effect_at: Date
    planned_at: Date
    planned_by: bigint
    reason: string
    cancelled_at: Date | null
    cancelled_by: bigint | null
    contracts_ended_at: Date | null
  }
}

type Tables = AgentsTables & AgentsPublished & IdentityPublished
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
