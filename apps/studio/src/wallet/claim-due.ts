import { sql } from 'kysely'
import type { StudioOutside } from '../outside.ts'
import { type IdRange, idsIn } from '../rounds/round-ids.ts'
import type { StudioDatabase } from '../studio-database.ts'

interface Claim {
  /** Rows of visits, with a state and the time at which they are looked at again. */
  table: 'studio.round' | 'studio.raise' | 'studio.slip' | 'studio.table_slip' | 'studio.chase' | 'sports.bet'
  /** The state of what waits for the wallet's first answer, and the one in which it is given back. */
  uncertain: readonly [from: string, to: string]
  retryAfterMs: number
  atOnce: number
  /** The ids of the table that are looked at; all where left out. */
  ids?: IdRange | null
}

/** What has no certain answer waits twice as long each time, up to this: a line that is back is soon used. */
const longestRetryMs = 20_000

/**
 * Rows that are due, the longest overdue first, with what the wallet must hear about them. Their retry time moves on, so
 * that several processes share the work without doing it twice.
 */
export async function claimDue<Row>(
  { db, outside }: { db: StudioDatabase; outside: StudioOutside },
  { table, uncertain: [from, to], retryAfterMs, atOnce, ids = null }: Claim,
): Promise<Row[]> {
  const now = outside.now()
  const { rows } = await sql<Row>`
    update ${sql.table(table)} due set
      retry_at = ${now}::timestamptz
        + interval '1 millisecond' * least(${retryAfterMs} * power(2, least(due.tries, 10)), ${longestRetryMs}),
      tries = due.tries + 1,
      state = case when due.state = ${from} then ${to} else due.state end
    from studio.visit v
    where v.id = due.visit_id and ${idsIn(ids, 'due.id')} and due.id in (
      select id from ${sql.table(table)} where retry_at <= ${now}::timestamptz and ${idsIn(ids)}
      order by retry_at limit ${atOnce} for update skip locked)
    returning due.*, v.wallet_token, v.user_id, v.currency, v.game_code`.execute(db)
  return rows
}
