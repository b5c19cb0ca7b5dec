import type { Language, MessageTopic } from '@baize/api'
import type { GeneratedAlways, JSONColumnType } from 'kysely'

/** A message by language; the default language is there always. */
export type MessageTexts = Partial<Record<Language, { title: string; html: string }>> & {
  EN: { title: string; html: string }
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    'messages.message': {
      id: GeneratedAlways<bigint>
      member_id: bigint
      topic: MessageTopic
      texts: JSONColumnType<MessageTexts>
      sent_at: Date
      read_at: Date | null
    }
  }
}
