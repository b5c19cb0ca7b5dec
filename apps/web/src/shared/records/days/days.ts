import { dayAt } from '@baize/api/zoned-days'
import type { TextKey } from '../../i18n/use-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { useZone } from '../../moments/use-zone.ts'

type Text = (key: TextKey, values?: Record<string, string | number>) => string

/**
 * The day of a moment in the words of a language, such as 20 Nov 2026. Names of months and their place come from the
 * catalogue: the browser's formatters take long to wake, and count Thai years from another start.
 * @param iso the moment; the day is that of the brand's clock
 */
export function dayText(t: Text, iso: string, timeZone: string): string {
  const [year, month, day] = dayAt(Date.parse(iso), timeZone).split('-')
  const months = t('date.months').split(' ')
  return t('date.day', { day: Number(day), month: months[Number(month) - 1] ?? '', year: year! })
}

/** Days in the page's language, by the clock of the brand. */
export function useDay(): (iso: string) => string {
  const t = useText()
  const zone = useZone()
  return iso => dayText(t, iso, zone)
}
