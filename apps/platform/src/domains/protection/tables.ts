import type { ClosureKind, MarkKind, MatchDecision } from '@baize/api/protection'
import type { Generated } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'

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
  'protection.match': {
    id: Generated<bigint>
    closed_id: bigint
    /** Null for somebody who has no account yet. */
    account_id: bigint | null
    marks: Buffer[]
    kinds: MarkKind[]
    tries: number
    first_at: Date
    last_at: Date
    state: 'OPEN' | MatchDecision
    decided_by: bigint | null
    decided_at: Date | null
  }
  'protection.turn': { only_row: true; version: bigint }
}

/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<ProtectionTables>()
