import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { addDays, dayIn, startOfDay } from '../../../kernel/date-range.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'

/**
 * A move is written this long before it takes effect at the latest, so that it is there when the first bet of the new day is settled,
 * however large the team is. What comes later waits for the next midnight, and what waits can no longer be cancelled.
 */
export const leadMs = 60_000

/** The day from which a move counts, in the brand's zone, and the moment at which it begins. */
export interface Effect {
  day: string
  at: Date
}

/**
 * Answers the moment at which a move that is planned now takes effect: the brand's next midnight. All moves that wait share one
 * moment, so that the tree after them does not depend on their order; after a change of zone that is the moment of those that wait
 * already.
 */
export async function nextEffect(
  db: Queryable,
  { clock, settings }: { clock: Clock; settings: Pick<Settings, 'brand'> },
): Promise<Effect> {
  const { timeZone } = await settings.brand(db)
  const soonest = new Date(clock.now().getTime() + leadMs)
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from agents.tree_change where at > ${soonest}`.execute(db)
  const at = rows[0]?.at ?? startOfDay(addDays(dayIn(soonest, timeZone), 1), timeZone)
  return { day: dayIn(at, timeZone), at }
}
