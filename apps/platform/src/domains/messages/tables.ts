import type { Language, MessageTopic } from '@baize/api'
import type { GeneratedAlways, JSONColumnType } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'

/** A message by language; the default language is there always. */
export type MessageTexts = Partial<Record<Language, { title: string; html: string }>> & {
  EN: { title: string; html: string }
}

/** Tables that only this domain names. */
export interface MessagesTables {
  'messages.message': {
    id: GeneratedAlways<bigint>
    member_id: bigint
    topic: MessageTopic
    texts: JSONColumnType<MessageTexts>
    sent_at: Date
    read_at: Date | null
  }
}

type Tables = MessagesTables
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
