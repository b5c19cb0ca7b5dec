import type { Generated, GeneratedAlways } from 'kysely'
import type { Book } from './accounts.ts'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
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
    /** View for other domains. */
    'ledger.account_balance': {
      id: bigint
      owner_kind: 'member' | 'house'
      owner_id: bigint
      book: Book
      kind: string
      qualifier: string
      currency: string
      balance: bigint | null
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
  }
}
