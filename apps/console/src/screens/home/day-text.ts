import { localeTag } from '../../shared/i18n/language.ts'

/** A day of the brand, such as 29 Nov; days have no zone of their own. */
export const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(localeTag(), { day: 'numeric', month: 'short', timeZone: 'UTC' })
