import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'

/** Valid bet (units) of real money that a member earned since a moment, as the rollups know it: at most a minute late. */
export async function validBetSince(on: Queryable, memberId: bigint, since: Date): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`
    select coalesce(sum(valid_units), 0)::bigint as units from rounds.rollup
    where member_id = ${memberId} and book = 'REAL' and earned_from >= ${since}`.execute(on)
  return rows[0]?.units ?? 0n
}
