import type { FeedbackType, Language } from '@baize/api'
import type { Generated, GeneratedAlways } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'

/** Tables that only this domain names. */
export interface ServiceTables {
  'service.feedback': {
    id: GeneratedAlways<bigint>
    member_id: bigint | null
    address: string
    question_type: FeedbackType
    content: string
    contact: string
    language: Language
    sent_at: Date
    answer: string | null
    answered_at: Date | null
  }
  'service.application': {
    id: GeneratedAlways<bigint>
    member_id: bigint
    comment: string
    contact: string
    state: Generated<'PENDING' | 'APPROVED' | 'REJECTED'>
    reason: string | null
    sent_at: Date
    decided_at: Date | null
  }
  'service.talk': {
    id: GeneratedAlways<bigint>
    key_hash: Buffer
    member_id: bigint | null
    opened_at: Date
    language: Generated<Language>
  }
  'service.mute': { member_id: bigint; until: Date; reason: string }
  'service.post': {
    id: GeneratedAlways<bigint>
    talk_id: bigint | null
    author_id: bigint | null
    staff: Generated<boolean>
    text: string
    posted_at: Date
    removed_at: Date | null
  }
}

type Tables = ServiceTables
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
