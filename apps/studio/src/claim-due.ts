import { sql } from 'kysely'
import type { StudioOutside } from './outside.ts'
import type { StudioDatabase } from './studio-database.ts'

interface Claim {
  /** Rows of visits, with a state and the time at which they are looked at again. */
  table: 'studio.round' | 'studio.raise' | 'studio.slip' | 'studio.chase'
  /** The state of what waits for the wallet's first answer, and the one in which it is given back. */
  uncertain: readonly [from: string, to: string]
  retryAfterMs: number
  atOnce: number
}

/**
 * Rows that are due, the longest overdue first, with what the wallet must hear about them. Their retry time moves on, so
 * that several processes share the work without doing it twice.
 */
export async function claimDue<Row>(
  { db, outside }: { db: StudioDatabase; outside: StudioOutside },
  { table, uncertain: [from, to], retryAfterMs, atOnce }: Claim,
): Promise<Row[]> {
  const now = outside.now()
  const { rows } = await sql<Row>`
    update ${sql.table(table)} due set
      retry_at = ${new Date(now.getTime() + retryAfterMs)}::timestamptz,
      state = case when due.state = ${from} then ${to} else due.state end
    from studio.visit v
    where v.id = due.visit_id and due.id in (
      select id from ${sql.table(table)} where retry_at <= ${now}::timestamptz
      order by retry_at limit ${atOnce} for update skip locked)
    returning due.*, v.wallet_token, v.user_id, v.currency, v.game_code`.execute(db)
  return rows
}
