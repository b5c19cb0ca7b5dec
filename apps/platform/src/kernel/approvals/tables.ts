import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Preview } from './awaits-approval.ts'

export type RequestState = 'OPEN' | 'DONE' | 'REFUSED' | 'CANCELLED' | 'EXPIRED' | 'FAILED'

declare module '../database/tables.ts' {
  interface KernelTables {
    'approvals.request': {
      id: GeneratedAlways<bigint>
      /** Operation of the endpoint table. */
      operation: string
      subject: string
      input: JSONColumnType<Record<string, unknown>>
      preview: JSONColumnType<Preview>
      reason: string
      state: Generated<RequestState>
      requested_by: bigint
      requester_person: bigint
      requester_session: string
      requester_address: string
      requested_at: Date
      expires_at: Date
      decided_by: Generated<bigint | null>
      decider_person: Generated<bigint | null>
      decided_at: Generated<Date | null>
      decision_reason: Generated<string | null>
      /** Of one that failed: why, and what differed. */
      result: JSONColumnType<Record<string, unknown> | null, string | undefined, string>
    }
  }
}
