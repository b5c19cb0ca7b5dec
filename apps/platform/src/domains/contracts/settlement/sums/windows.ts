import { realtimeSalaryMinutes } from '@baize/api'
import { addDays, dayIn, startOfDay } from '../../../../kernel/date-range.ts'
import type { Series } from '../../dependencies.ts'

/** What one line pays for, half-open. */
export interface Window {
  start: Date
  end: Date
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const realtimeMs = realtimeSalaryMinutes * minuteMs
const dayMs = 24 * hourMs

/** The window of a series that a moment lies in. Days and what is made of them are those of the zone. */
export function windowAt({ type, period }: Series, moment: Date, timeZone: string): Window {
  if (type === 'REALTIME') return stretch(Math.floor(moment.getTime() / realtimeMs) * realtimeMs, realtimeMs)
  const day = dayIn(moment, timeZone)
  if (type === 'HOURLY') {
    // Counted from midnight, so that days of 23 and 25 hours have as many windows.
    const midnightMs = startOfDay(day, timeZone).getTime()
    return stretch(midnightMs + Math.floor((moment.getTime() - midnightMs) / hourMs) * hourMs, hourMs)
  }
  const [first, next] = type === 'DAILY' || period === 'DAILY' ? [day, addDays(day, 1)] : periodOf(period, day)
  return { start: startOfDay(first, timeZone), end: startOfDay(next, timeZone) }
}

const stretch = (startMs: number, lengthMs: number): Window => ({
  start: new Date(startMs),
  end: new Date(startMs + lengthMs),
})

/** First day of the period that a day lies in, and first day of the next. */
function periodOf(period: Series['period'], day: string): [first: string, next: string] {
  const month = day.slice(0, 7)
  const nextMonth = `${addDays(`${month}-28`, 4).slice(0, 7)}-01`
  if (period === 'MONTHLY') return [`${month}-01`, nextMonth]
  if (period === 'SEMIMONTHLY') return day.slice(8) < '16' ? [`${month}-01`, `${month}-16`] : [`${month}-16`, nextMonth]
  // Day 0 of the epoch was a Thursday; weeks begin on Monday.
  const sinceMonday = (Math.floor(Date.parse(day) / dayMs) + 3) % 7
  const monday = addDays(day, -sinceMonday)
  return [monday, addDays(monday, 7)]
}

/**
 * When a window is settled. It is the cut-off too: facts that became known before it count.
 * @param cycleDays days after which daily salaries are paid: each day, or both of two days on dates whose number since
 * 1970-01-01 is even
 */
export function dueOf({ type }: Series, { end }: Window, timeZone: string, cycleDays: 1 | 2): Date {
  if (type === 'REALTIME') return end
  if (type === 'HOURLY') return new Date(end.getTime() + 5 * minuteMs)
  if (type === 'DIVIDEND') return new Date(end.getTime() + 2 * hourMs)
  const next = dayIn(end, timeZone)
  const number = Math.floor(Date.parse(next) / dayMs)
  const payDay = number % cycleDays === 0 ? next : addDays(next, 1)
  return new Date(startOfDay(payDay, timeZone).getTime() + 30 * minuteMs)
}
