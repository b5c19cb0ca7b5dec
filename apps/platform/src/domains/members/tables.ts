import type { Generated } from 'kysely'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    'members.member': {
      id: bigint
      nickname: string
      avatar_seed: string
      language: string
      club_label: string | null
      club_rank: number | null
      registered_from: string | null
      registered_at: Date
    }
    'members.field_rule': {
      field: string
      enabled: boolean
      required: boolean
      min_length: Generated<number>
      max_length: Generated<number>
      pattern_id: string
      accepted_pattern: string
    }
  }
}
