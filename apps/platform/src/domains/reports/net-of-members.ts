import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'

/** What members won on some days, below 0 what they lost; those who did not play are left out. Each day is one row of an index. */
export async function netOfMembers(
  db: Queryable,
  memberIds: readonly bigint[],
  { days, currency }: { days: readonly string[]; currency: string },
): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ memberId: bigint; units: bigint }>`
    select m.member_id as "memberId", sum(m.payout_units - m.stake_units)::bigint as units
    from unnest(${[...days]}::date[]) as asked (day)
    cross join unnest(${[...memberIds]}::bigint[]) as wanted (id)
    join reports.member_day m on m.day = asked.day and m.currency = ${currency} and m.member_id = wanted.id
    group by 1`.execute(db)
  return new Map(rows.map(({ memberId, units }) => [memberId, units]))
}
