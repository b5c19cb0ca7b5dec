import { localeTag } from '../../../shared/i18n/language.ts'

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const
const step = 1_024

/** A size of memory or disk in its greatest unit. */
export function sizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(step)))
  const figure = (bytes / step ** power).toLocaleString(localeTag(), { maximumFractionDigits: power < 3 ? 0 : 1 })
  return `${figure} ${units[power]}`
}
