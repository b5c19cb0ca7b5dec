import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/open-database.ts'

const dayMs = 24 * 3_600_000
/** Past every cut-off of a settlement: two months of it, and what came late. */
const minutesKeptDays = 92
const hoursKeptDays = 400

/**
 * Adds up old rollups, a day in a transaction, so that a member's years stay a few rows a day. Sums over whole days of
 * the zone, as known now, stay what they were.
 * @returns how many days became hours, and how many became days
 */
export async function compactRollups(
  { kysely }: Pick<Database, 'kysely'>,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<{ toHours: number; toDays: number }> {
  const compact = async (width: 'hour' | 'day', keptDays: number) => {
    const until = new Date(now.getTime() - keptDays * dayMs)
    let days = 0
    while (await compactNext(width, until)) days += 1
    return days
  }
  const compactNext = async (width: string, until: Date) => {
    const { rows } = await sql<{ day: string | null }>`
      select rounds.compact_next(${width}, ${until}, ${timeZone})::text as day`.execute(kysely)
    return rows[0]!.day !== null
  }
  return { toHours: await compact('hour', minutesKeptDays), toDays: await compact('day', hoursKeptDays) }
}
