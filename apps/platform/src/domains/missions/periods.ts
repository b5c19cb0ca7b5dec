import type { MissionPeriod } from '@baize/api/loyalty'
import { addDays, dayIn, startOfDay } from '../../kernel/date-range.ts'

/** A reward can be claimed for so many days after its period. */
const claimDays = 7

/** Days from Monday to a day. */
const sinceMonday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7

/**
 * The period that a moment falls into, as moments: days and weeks begin at midnight of the brand's zone, weeks on
 * Monday. What is done once has no end. The database has the same rule as missions.period_start.
 */
export function periodAt(period: MissionPeriod, at: Date, timeZone: string): { start: Date; end: Date | null } {
  if (period === 'ONCE') return { start: new Date(0), end: null }
  const today = dayIn(at, timeZone)
  const first = period === 'DAILY' ? today : addDays(today, -sinceMonday(today))
  const next = addDays(first, period === 'DAILY' ? 1 : 7)
  return { start: startOfDay(first, timeZone), end: startOfDay(next, timeZone) }
}

/** Until when a reward of the period that starts at a moment can be claimed; null for ever. */
export function claimableUntil(period: MissionPeriod, start: Date, timeZone: string): Date | null {
  if (period === 'ONCE') return null
  const days = (period === 'DAILY' ? 1 : 7) + claimDays
  return startOfDay(addDays(dayIn(start, timeZone), days), timeZone)
}
