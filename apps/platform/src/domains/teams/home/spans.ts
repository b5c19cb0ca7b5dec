import { sql } from 'kysely'
import { addDays, dayIn, startOfDay } from '../../../kernel/date-range.ts'
import type { PartOf } from '../overview/by-day.ts'

const stepMs = 300_000

/** Today so far, and as much of the day before. */
export interface Spans {
  /** From the beginning of the day before to the end of today. */
  start: Date
  end: Date
  todayStart: Date
  /** Until when the day before counts: the same time of day, up to the next five minutes, in which play is counted. */
  beforeEnd: Date
}

/** The spans of a moment in a zone. */
export function spansAt(now: Date, timeZone: string): Spans {
  const today = dayIn(now, timeZone)
  const todayStart = startOfDay(today, timeZone)
  const start = startOfDay(addDays(today, -1), timeZone)
  const elapsedMs = Math.ceil((now.getTime() - todayStart.getTime()) / stepMs) * stepMs
  const beforeEnd = new Date(Math.min(start.getTime() + elapsedMs, todayStart.getTime()))
  return { start, end: startOfDay(addDays(today, 1), timeZone), todayStart, beforeEnd }
}

/** The span that a time lies in. */
export const spanOf =
  ({ todayStart, beforeEnd }: Spans): PartOf =>
  column =>
    sql`case when ${column} >= ${todayStart} then 'today' when ${column} < ${beforeEnd} then 'before' end`
