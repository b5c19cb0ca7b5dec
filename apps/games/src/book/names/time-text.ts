import type { BookSettings } from '@baize/api/studio/sports/bets'

/** The page is not told the zone of the brand, so that its members read the site's own clock, which is GMT. */
const zones: Readonly<Record<BookSettings['timeZone'], string | undefined>> = {
  ...{ browser: undefined, brand: 'UTC', gmt: 'UTC' },
}

function partsOf(ms: number, zone: BookSettings['timeZone']): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    ...{ hourCycle: 'h23', timeZone: zones[zone] },
  })
  return Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]))
}

/** Hours and minutes in the zone that the member chose. */
export function timeText(ms: number, zone: BookSettings['timeZone']): string {
  const { hour, minute } = partsOf(ms, zone)
  return `${hour}:${minute}`
}

/** Day and time as records write them. */
export function stampText(ms: number, zone: BookSettings['timeZone']): string {
  const { year, month, day, hour, minute, second } = partsOf(ms, zone)
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`
}
