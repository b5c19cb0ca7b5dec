import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'

/** A transfer, and the member whose account it moved. */
export interface FoundTransfer {
  id: bigint
  key: string
  code: string
  at: Date
  /** Of two members the one who paid; null where it moved the house's money alone. */
  memberId: bigint | null
}

/** Ids are written in 18 digits at most. */
const idForm = /^\d{1,18}$/

/** The transfer of an id, then those of a key and of keys that begin so, in the order of the keys. */
export async function findTransfers(db: Queryable, text: string, atMost: number): Promise<FoundTransfer[]> {
  const ids = idForm.test(text) ? [BigInt(text)] : []
  // Keys lie in parts by their hash, and each part is in the order of its keys.
  const { rows: keyed } = await sql<{ id: bigint }>`
    select transfer_id as id from ledger.ledger_key
    where key >= ${text} and key < ${text} || chr(1114111) and transfer_id is not null
    order by key limit ${atMost}`.execute(db)
  return transfersOf(db, [...new Set([...ids, ...keyed.map(({ id }) => id)])].slice(0, atMost))
}

async function transfersOf(db: Queryable, ids: readonly bigint[]): Promise<FoundTransfer[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<FoundTransfer>`
    select t.id, t.key, t.code, t.posted_at as at,
      case when d.owner_kind = 'member' then d.owner_id when c.owner_kind = 'member' then c.owner_id end as "memberId"
    from ledger.transfer t
    join ledger.account d on d.id = t.debit_account
    join ledger.account c on c.id = t.credit_account
    where t.id = any (${[...ids]}::bigint[])`.execute(db)
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
