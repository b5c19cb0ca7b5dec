import type { Generated } from 'kysely'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    'club.standing': { member_id: bigint; valid_units: Generated<bigint>; held_rank: number | null }
  }
}
