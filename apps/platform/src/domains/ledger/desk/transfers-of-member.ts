import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'

/** What one transfer did to one account of a member. */
export interface MemberMove {
  id: bigint
  at: Date
  code: string
  key: string
  reference: string | null
  kind: string
  qualifier: string
  book: string
  currency: string
  /** Above 0 into the account. */
  changeUnits: bigint
  afterUnits: bigint
}

/** Moves on all accounts of a member before a transfer, the newest first; a transfer between two of them is two moves. */
export async function transfersOfMember(
  db: Queryable,
  memberId: bigint,
  { before, limit }: { before?: bigint | undefined; limit: number },
): Promise<MemberMove[]> {
  const side = (account: string, after: string, sign: number) => sql`
    (select id, posted_at, code, key, reference, amount * ${sql.lit(sign)} as change, ${sql.ref(after)} as after
    from ledger.transfer
    where ${sql.ref(account)} = a.id and ${sql.ref(after)} is not null ${before === undefined ? sql`` : sql`and id < ${before}`}
    order by id desc limit ${limit})`
  const { rows } = await sql<MemberMove>`
    select t.id, t.posted_at as at, t.code, t.key, t.reference, a.kind, a.qualifier, a.book, a.currency,
      t.change as "changeUnits", t.after as "afterUnits"
    from ledger.account a
    cross join lateral (${side('debit_account', 'debit_after', -1)} union all ${side('credit_account', 'credit_after', 1)}) t
    where a.owner_kind = 'member' and a.owner_id = ${memberId}
    order by t.id desc, a.id limit ${limit}`.execute(db)
  return rows
}

/** Accounts of a member with what they hold. */
export async function accountsOfMember(db: Queryable, memberId: bigint) {
  const { rows } = await sql<{
    id: bigint
    kind: string
    qualifier: string
    book: string
    currency: string
    units: bigint
  }>`
    select id, kind, qualifier, book, currency, coalesce(balance, 0)::bigint as units
    from ledger.account where owner_kind = 'member' and owner_id = ${memberId} order by id`.execute(db)
  return rows
}
