import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'

/** What deposits of members came to since a moment; those without one are left out. */
export async function creditedSince(
  db: Queryable,
  memberIds: readonly bigint[],
  { currency, since }: { currency: string; since: Date },
): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ memberId: bigint; units: bigint }>`
    select d.member_id as "memberId", sum(p.amount_units)::bigint as units
    from cashier.deposit d join cashier.payment p on p.deposit_id = d.id and p.state = 'CREDITED' and p.credited_at >= ${since}
    where d.member_id = any (${[...memberIds]}::bigint[]) and d.currency = ${currency}
    group by 1`.execute(db)
  return new Map(rows.map(({ memberId, units }) => [memberId, units]))
}
