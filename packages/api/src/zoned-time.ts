/** Moments and days in a zone by name, written alike in pages, frames of games, files and notices. */

const formats = new Map<string, Intl.DateTimeFormat>()
/** Clocks are put ahead and back at quarters of an hour. */
const steadyMs = 900_000
/** The offset that each zone was asked for last. */
const recent = new Map<string, { quarter: number; minutes: number }>()
/** Browsers take long to wake their formats, and these need none. */
const isGmt = (name: string): boolean => name === 'GMT' || name === 'UTC'

/** Making a format takes a hundred times as long as using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, made)
  return made
}

/** True for every name under which this runtime can write a time, also those that its own list leaves out. */
export function isTimeZone(name: string): boolean {
  if (isGmt(name)) return true
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/** Minutes by which a zone's clock is ahead of GMT at a moment. @throws RangeError for a zone that the runtime does not know */
function offsetMinutesAt(ms: number, timeZone: string): number {
  if (isGmt(timeZone)) return 0
  const quarter = Math.floor(ms / steadyMs)
  const known = recent.get(timeZone)
  if (known?.quarter === quarter) return known.minutes
  const minutes = offsetByFormat(ms, timeZone)
  recent.set(timeZone, { quarter, minutes })
  return minutes
}

function offsetByFormat(ms: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(ms)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** A moment by the clock of a zone, such as `2026-11-20 13:05:09`. */
export const momentText = (ms: number, timeZone: string): string =>
  new Date(ms + offsetMinutesAt(ms, timeZone) * 60_000).toISOString().slice(0, 19).replace('T', ' ')

/** How far the zone's clock is ahead at a moment, such as `GMT+5:30`. */
export function offsetText(ms: number, timeZone: string): string {
  const offset = offsetMinutesAt(ms, timeZone)
  const hours = Math.trunc(Math.abs(offset) / 60)
  const minutes = Math.abs(offset) % 60
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `GMT${offset < 0 ? '-' : '+'}${hours}${rest}`
}

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
