import type { Generated } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'
import type { IdentityPublished } from '../identity/index.ts'
import type { AgentsPublished } from './published.ts'

/** Tables that only this domain names. */
export interface AgentsTables {
  'agents.member': {
    id: bigint
    upline_id: bigint | null
    inviter_id: bigint | null
    referral_code: string
    /** The code of the upline by which the member came. */
    via_code: string | null
    joined_at: Date
  }
  'agents.affiliate_code': {
    code: string
    agent_id: bigint
    label: Generated<string>
    domains: Generated<string[]>
    created_at: Date
  }
  'agents.link_visit': { code: string; visit_id: string; at: Date }
  'agents.lineage': { ancestor_id: bigint; descendant_id: bigint; depth: number }
}

type Tables = AgentsTables & AgentsPublished & IdentityPublished
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
