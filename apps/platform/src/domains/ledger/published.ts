import type { Book } from './accounts/accounts.ts'

/** Views that the domains after this one may read. */
export interface LedgerPublished {
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
}
