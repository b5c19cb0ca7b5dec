import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { monthsAround } from './months-around.ts'
import { type TransferRow, transferRow, withAccounts } from './transfer-rows.ts'

/** Ids that others may have drawn while a group drew its own. */
const apart = 256n

/**
 * A transfer with all that were posted together with it, in the order of their ids. Of one group are those of one moment whose keys
 * have one fingerprint.
 * @param at about when it was posted, by which other months need not be looked at
 * @returns null where there is no such transfer
 */
export async function groupOf(db: Queryable, id: bigint, at?: Date): Promise<TransferRow[] | null> {
  const own = sql`
    select t.posted_at, k.fingerprint from ledger.transfer t join ledger.ledger_key k on k.key = t.key
    where t.id = ${id} ${monthsAround(sql.ref('t.posted_at'), at)}`
  const { rows: found } = await sql<{ posted: string; fingerprint: string }>`
    select o.posted_at::text as posted, o.fingerprint::text as fingerprint from (${own}) o`.execute(db)
  const [first] = found
  if (!first) return null
  const { rows } = await withAccounts(sql`
    select t.* from ledger.transfer t join ledger.ledger_key k on k.key = t.key
    where t.id between ${id - apart} and ${id + apart} and t.posted_at = ${first.posted}::text::timestamptz
      and k.fingerprint = ${first.fingerprint}::text::uuid`).execute(db)
  return rows.map(transferRow).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
