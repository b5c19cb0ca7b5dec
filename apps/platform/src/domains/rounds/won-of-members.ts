import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'

/**
 * The other member of whom a member has won most on one day of the zone, in games between members less what they lost to them, of
 * rounds settled since a moment; null where there is none.
 */
export async function wonOfMembers(
  database: Queryable,
  { memberId, since, timeZone }: { memberId: bigint; since: Date; timeZone: string },
): Promise<{ memberId: bigint; units: bigint } | null> {
  const { rows } = await sql<{ memberId: bigint; units: bigint }>`
    select other_member as "memberId", units::bigint as units
    from rounds.won_of_members(${memberId}, ${since}::timestamptz, ${timeZone}) where units > 0
    order by units desc, other_member limit 1`.execute(database)
  return rows[0] ?? null
}
