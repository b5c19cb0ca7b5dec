import { localeTag } from '../i18n/language.ts'

/** A number of things as people of the language write it. */
export const countText = (count: number): string => count.toLocaleString(localeTag())
