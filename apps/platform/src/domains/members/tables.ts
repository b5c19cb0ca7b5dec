import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'

/** A label without a colour has that of all labels. */
type MemberLabels = { labelName: string; color?: string }[]

/** Tables that only this domain names. */
export interface MembersTables {
  'members.member': {
    id: bigint
    nickname: string
    avatar_seed: string
    language: string
    club_label: string | null
    club_rank: number | null
    registered_from: string | null
    registered_at: Date
    registered_domain: string | null
    register_method: Generated<'WEB'>
    payee_name: string | null
    qq_num: string | null
    line: string | null
    whatsapp: string | null
    facebook: string | null
    wechat: string | null
    id_number: string | null
    /** ISO date. */
    birth_date: string | null
    /** Highest odds series of lotteries that the member may choose. */
    max_series: Generated<number>
    labels: JSONColumnType<MemberLabels, string | undefined>
    version: Generated<number>
  }
  'members.note': { id: GeneratedAlways<bigint>; member_id: bigint; operator_id: bigint; text: string; at: Date }
  'members.search_key': { kind: string; value: string; member_id: bigint }
  'members.field_rule': {
    position: number
    field: string
    enabled: boolean
    required: boolean
    min_length: Generated<number>
    max_length: Generated<number>
    pattern_id: string
    accepted_pattern: string
  }
}

type Tables = MembersTables
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
