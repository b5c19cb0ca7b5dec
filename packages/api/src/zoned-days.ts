/** Days of a zone by name, apart from moments: the clock of first screens needs none. */

import { momentText, offsetMinutesAt } from './zoned-time.ts'

/** The day that a moment belongs to in a zone, such as `2026-11-20`. */
export const dayAt = (ms: number, timeZone: string): string => momentText(ms, timeZone).slice(0, 10)

const hourMs = 3_600_000

/**
 * The first moment of a day in a zone, in milliseconds. Where the clock is put ahead at midnight, as once a year in Santiago,
 * Havana and the Azores, the day has no midnight and begins with the change.
 */
export function startOfDayMs(day: string, timeZone: string): number {
  const midnight = Date.parse(day)
  for (const near of [-24, 0, 24]) {
    const start = midnight - offsetMinutesAt(midnight + near * hourMs, timeZone) * 60_000
    if (dayAt(start, timeZone) === day && dayAt(start - 1, timeZone) < day) return start
  }
  // Zones lie from 12 hours behind GMT to 14 before, so the change is between these.
  let [before, from] = [midnight - 15 * hourMs, midnight + 13 * hourMs]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (dayAt(middle, timeZone) < day) before = middle
    else from = middle
  }
  return from
}
