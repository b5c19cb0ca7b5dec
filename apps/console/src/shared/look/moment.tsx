import { boot } from '../api/boot.ts'
import { localeTag } from '../i18n/language.ts'

/** IANA names but GMT, which browsers know as a zone of their own. */
const zone = boot.timeZone

const short: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
}
const long: Intl.DateTimeFormatOptions = { ...short, year: 'numeric', second: '2-digit' }

const formats = new Map<string, Intl.DateTimeFormat>()
function format(at: Date, options: Intl.DateTimeFormatOptions, timeZone: string): string {
  const key = `${localeTag()} ${timeZone} ${options === long}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat(localeTag(), { ...options, timeZone })
  formats.set(key, made)
  return made.format(at)
}

/** A moment by the clock of the brand, with seconds and UTC on hover. */
export function Moment({ at, isLong }: { at: string; isLong?: boolean }) {
  const moment = new Date(at)
  return (
    <time dateTime={at} title={`${format(moment, long, zone)} (${zone}) · ${format(moment, long, 'UTC')} (UTC)`}>
      {format(moment, isLong ? long : short, zone)}
    </time>
  )
}
