import type { FeedbackType, Language } from '@baize/api'
import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
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
    'service.talk': { id: GeneratedAlways<bigint>; key_hash: Buffer; member_id: bigint | null; opened_at: Date }
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
}
