import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'

/** Nobody's highest odds series is above that of the upline. @throws ApiError invalid_input naming upline */
export async function requireSeries(db: Queryable, memberId: bigint, uplineId: bigint): Promise<void> {
  const { rows } = await sql<{ series: number; max: number }>`
    select own.max_series as series, up.max_series as max
    from members.odds_series own, members.odds_series up
    where own.member_id = ${memberId} and up.member_id = ${uplineId}`.execute(db)
  const row = rows[0]
  if (row && row.series > row.max)
    throw new ApiError('invalid_input', {
      faults: [{ field: 'upline', fault: 'series_above', values: { found: row.series, max: row.max } }],
    })
}
