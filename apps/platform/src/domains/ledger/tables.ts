import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'
import type { Book } from './accounts/accounts.ts'
import type { LedgerPublished } from './published.ts'

/** Tables that only this domain names. */
export interface LedgerTables {
  'ledger.account': {
    id: GeneratedAlways<bigint>
    owner_kind: 'member' | 'house'
    /** 0 for the house. */
    owner_id: bigint
    book: Book
    kind: string
    qualifier: string
    currency: string
    /** Units; null for accounts whose balance is the sum of their transfers. */
    balance: bigint | null
    status: Generated<'open' | 'blocked'>
  }
  'ledger.transfer': {
    id: bigint
    posted_at: Date
    debit_account: bigint
    credit_account: bigint
    amount: bigint
    debit_after: bigint | null
    credit_after: bigint | null
    book: Book
    currency: string
    code: string
    key: string
    reference: string | null
  }
  'ledger.invariant_run': { name: string; ran_at: Date; took_ms: number; violations: number; details: string[] }
  'ledger.seal_block': {
    number: bigint
    sealed_at: Generated<Date>
    ids: bigint[]
    leaves: ColumnType<Buffer[], Uint8Array[]>
    last_id: bigint
    root: ColumnType<Buffer, Uint8Array>
    previous: ColumnType<Buffer, Uint8Array>
    chain: ColumnType<Buffer, Uint8Array>
  }
  'ledger.reader': { name: string; through_id: Generated<bigint> }
}

type Tables = LedgerTables & LedgerPublished
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
