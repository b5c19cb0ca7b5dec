import type { Generated, GeneratedAlways } from 'kysely'

declare module '../database/tables.ts' {
  interface KernelTables {
    'delivery.message': {
      id: GeneratedAlways<bigint>
      message_key: GeneratedAlways<string>
      channel: 'mail' | 'sms'
      recipient: string
      subject: string
      body: string
      status: Generated<'queued' | 'sent' | 'failed'>
      attempts: Generated<number>
      created_at: Date
      good_until: Date
      next_try_at: Date
      sent_at: Date | null
      failure: string | null
    }
  }
}
