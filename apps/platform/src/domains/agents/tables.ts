import type { Generated } from 'kysely'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
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
    /** Views for other domains. */
    'agents.team': { ancestor_id: bigint; descendant_id: bigint; depth: number }
    'agents.tree_member': { id: bigint; upline_id: bigint | null; via_code: string | null; joined_at: Date }
    'agents.link': { code: string; agent_id: bigint; label: string; domains: string[]; created_at: Date }
    'agents.link_click': { code: string; at: Date }
    'agents.lineage': { ancestor_id: bigint; descendant_id: bigint; depth: number }
  }
}
