import type { ClosureKind } from '@baize/api/protection'
import { tablesOf } from '../../kernel/database/open-database.ts'

/** What a mark is made of. */
export type MarkKind = 'device' | 'mobile' | 'mail' | 'payee'

/** Tables that only this domain names. */
export interface ProtectionTables {
  'protection.closure': {
    member_id: bigint
    kind: ClosureKind
    since: Date
    /** Null for good. */
    until: Date | null
    asked_at: Date | null
  }
  'protection.mark': { mark: Buffer; member_id: bigint; kind: MarkKind; kept_until: Date | null }
  'protection.turn': { only_row: true; version: bigint }
}

/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<ProtectionTables>()
