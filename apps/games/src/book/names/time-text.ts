import type { BookSettings } from '@baize/api/studio/sports/bets'

/** A time zone by its name; undefined for the one of this device. */
type Zone = string | undefined

/** The zone that a member chose, at a site of a zone of its own. */
export const zoneOf = (chosen: BookSettings['timeZone'], ofSite: string): Zone =>
  ({ browser: undefined, brand: ofSite, gmt: 'UTC' })[chosen]

function partsOf(ms: number, zone: Zone): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    ...{ hourCycle: 'h23', timeZone: zone },
  })
  return Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]))
}

/** Hours and minutes in the zone that the member chose. */
export function timeText(ms: number, zone: Zone): string {
  const { hour, minute } = partsOf(ms, zone)
  return `${hour}:${minute}`
}

/** Day and time as records write them. */
export function stampText(ms: number, zone: Zone): string {
  const { year, month, day, hour, minute, second } = partsOf(ms, zone)
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`
}
