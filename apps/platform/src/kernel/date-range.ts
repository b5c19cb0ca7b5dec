import { dayAt, startOfDayMs } from '@baize/api/zoned-days'
import type { Clock } from '@baize/server-kit/outside'
import { ApiError } from './api-error.ts'
import type { Settings } from './settings/settings.ts'

/** Days of a report as its reader names them, first and last included, such as 2027-06-15. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

export interface DateRange {
  /** First and last day. */
  from: string
  to: string
  /** The same as moments, half-open. */
  start: Date
  end: Date
}

/** A range together with the zone that its days are of. */
export type ZonedRange = DateRange & { timeZone: string }

/** A record shows at most this many days at once: any month of the calendar. */
const longestRangeDays = 31
/** Days that a record shows unless told otherwise. */
const usualDays = 7
const dayMs = 86_400_000

/**
 * The moments between two days of the brand's zone; the last seven days up to today where they are left out.
 * @throws ApiError invalid_input naming `from` or `to`: no such day, the last before the first, or too many of them
 */
export function rangeOf(days: Days, { timeZone, now }: { timeZone: string; now: Date }): DateRange {
  for (const field of ['from', 'to'] as const) if (days[field] !== undefined) requireDay(field, days[field])
  const to = days.to ?? dayIn(now, timeZone)
  const from = days.from ?? addDays(to, 1 - usualDays)
  if (to < from) throw new ApiError('invalid_input', { faults: [{ field: 'to', fault: 'before_start' }] })
  if (addDays(from, longestRangeDays) <= to) {
    const values = { max: longestRangeDays }
    throw new ApiError('invalid_input', { faults: [{ field: 'to', fault: 'range_too_long', values }] })
  }
  return { from, to, start: startOfDay(from, timeZone), end: startOfDay(addDays(to, 1), timeZone) }
}

/** The same in the brand's zone as of now. @throws ApiError invalid_input as {@link rangeOf} does */
export async function rangeIn(
  { settings, clock }: { settings: Pick<Settings, 'recentBrand'>; clock: Clock },
  days: Days,
): Promise<ZonedRange> {
  const { timeZone } = await settings.recentBrand()
  return { ...rangeOf(days, { timeZone, now: clock.now() }), timeZone }
}

/** The day that a moment belongs to in a zone. */
export const dayIn = (moment: Date, timeZone: string): string => dayAt(moment.getTime(), timeZone)

/** The moment at which a day begins in a zone; days of 23 and of 25 hours, and those without a midnight, begin where they should. */
export const startOfDay = (day: string, timeZone: string): Date => new Date(startOfDayMs(day, timeZone))

/**
 * The end of a window that begins at a moment, for loops that go from one to the next.
 * @throws Error where it lies no later than the start: such a loop would never end
 */
export function laterThan(start: Date, end: Date): Date {
  if (end > start) return end
  throw new Error(`a window from ${start.toISOString()} would end at ${end.toISOString()}`)
}

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/** Every day from the first to the last, both included. */
export function daysOf(from: string, to: string): string[] {
  const days = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The day itself. @throws ApiError invalid_input naming the field where there is no such day */
export function requireDay(field: string, day: string): string {
  if (!isDay(day)) throw new ApiError('invalid_input', { faults: [{ field, fault: 'pattern' }] })
  return day
}

function isDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
