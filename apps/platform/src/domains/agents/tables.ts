import type { Generated } from 'kysely'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    'agents.member': {
      id: bigint
      upline_id: bigint | null
      inviter_id: bigint | null
      referral_code: string
      affiliate_code: string | null
      affiliate_domains: Generated<string[]>
      joined_at: Date
    }
    'agents.lineage': { ancestor_id: bigint; descendant_id: bigint; depth: number }
  }
}
