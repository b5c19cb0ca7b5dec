import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'

/** What the main wallets of members hold in the real book; those without one are left out. */
export async function mainBalancesOf(
  db: Queryable,
  memberIds: readonly bigint[],
  currency: string,
): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ memberId: bigint; units: bigint }>`
    select owner_id as "memberId", balance as units from ledger.account
    where owner_kind = 'member' and owner_id = any (${[...memberIds]}::bigint[])
      and kind = 'MAIN' and qualifier = '' and book = 'REAL' and currency = ${currency}`.execute(db)
  return new Map(rows.map(({ memberId, units }) => [memberId, units]))
}
