import { type RawBuilder, sql } from 'kysely'

/** One side of a transfer as operators read it. */
export interface TransferSide {
  account: bigint
  kind: string
  qualifier: string
  /** Null for the house. */
  memberId: bigint | null
  /** Null for accounts whose balance is a sum. */
  afterUnits: bigint | null
}

export interface TransferRow {
  id: bigint
  at: Date
  code: string
  units: bigint
  book: string
  currency: string
  key: string
  reference: string | null
  debit: TransferSide
  credit: TransferSide
}

interface Flat extends Omit<TransferRow, 'debit' | 'credit'> {
  debitAccount: bigint
  debitKind: string
  debitQualifier: string
  debitMember: bigint | null
  debitAfter: bigint | null
  creditAccount: bigint
  creditKind: string
  creditQualifier: string
  creditMember: bigint | null
  creditAfter: bigint | null
}

const memberOf = (side: 'd' | 'c') => sql.raw(`case when ${side}.owner_kind = 'member' then ${side}.owner_id end`)

/** The query of some transfers `t`, with both accounts. */
export const withAccounts = (transfers: RawBuilder<unknown>): RawBuilder<Flat> => sql<Flat>`
  select t.id, t.posted_at as at, t.code, t.amount::bigint as units, t.book::text as book, t.currency, t.key, t.reference,
    d.id as "debitAccount", d.kind as "debitKind", d.qualifier as "debitQualifier", ${memberOf('d')} as "debitMember",
    t.debit_after as "debitAfter",
    c.id as "creditAccount", c.kind as "creditKind", c.qualifier as "creditQualifier", ${memberOf('c')} as "creditMember",
    t.credit_after as "creditAfter"
  from (${transfers}) t
  join ledger.account d on d.id = t.debit_account
  join ledger.account c on c.id = t.credit_account`

/** A row of {@link withAccounts}. */
export function transferRow(flat: Flat): TransferRow {
  const { id, at, code, units, book, currency, key, reference } = flat
  return {
    ...{ id, at, code, units, book, currency, key, reference },
    debit: {
      ...{ account: flat.debitAccount, kind: flat.debitKind, qualifier: flat.debitQualifier },
      ...{ memberId: flat.debitMember, afterUnits: flat.debitAfter },
    },
    credit: {
      ...{ account: flat.creditAccount, kind: flat.creditKind, qualifier: flat.creditQualifier },
      ...{ memberId: flat.creditMember, afterUnits: flat.creditAfter },
    },
  }
}
