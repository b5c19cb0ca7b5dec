import type { BookSettings } from '@baize/api/studio/sports/bets'
import { isTimeZone, momentText } from '@baize/api/zoned-time'

/** The zone that a member chose by its name, at a site of a zone of its own. */
export function zoneOf(chosen: BookSettings['timeZone'], ofSite: string): string {
  const zone = { browser: Intl.DateTimeFormat().resolvedOptions().timeZone, brand: ofSite, gmt: 'GMT' }[chosen]
  return zone && isTimeZone(zone) ? zone : 'GMT'
}

/** Hours and minutes in the zone that the member chose. */
export const timeText = (ms: number, zone: string): string => momentText(ms, zone).slice(11, 16)

/** Day and time as records write them. */
export const stampText = (ms: number, zone: string): string => momentText(ms, zone)
