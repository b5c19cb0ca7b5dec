import { useApp } from '../../app/use-app.ts'
import type { TextKey } from '../../i18n/use-text.ts'
import { useText } from '../../i18n/use-text.ts'

type Text = (key: TextKey, values?: Record<string, string | number>) => string

/**
 * The day of a moment in the words of a language, such as 20 Nov 2026. Names of months and their place come from the
 * catalogue: the browser's formatters take long to wake, and count Thai years from another start.
 * @param iso the moment; the day is that of the brand's clock
 */
export function dayText(t: Text, iso: string, offsetMinutes: number): string {
  const local = new Date(Date.parse(iso) + offsetMinutes * 60_000)
  const months = t('date.months').split(' ')
  return t('date.day', {
    day: local.getUTCDate(),
    month: months[local.getUTCMonth()] ?? '',
    year: String(local.getUTCFullYear()),
  })
}

/** Days in the page's language, by the clock of the brand. */
export function useDay(): (iso: string) => string {
  const t = useText()
  const { clockOffsetMinutes } = useApp().permission.info
  return iso => dayText(t, iso, clockOffsetMinutes)
}
