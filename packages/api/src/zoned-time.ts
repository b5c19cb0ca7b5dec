/** Moments in a zone by name, written alike in pages, frames of games, files and notices. */

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
export function offsetMinutesAt(ms: number, timeZone: string): number {
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
