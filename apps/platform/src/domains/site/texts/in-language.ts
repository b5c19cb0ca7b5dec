import type { Language } from '@baize/api'
import { defaultLanguage } from '@baize/api'

/** Texts in the language asked for, else in the default one. */
export const inLanguage = <T>(texts: Partial<Record<Language, T>>, language: Language): T | undefined =>
  texts[language] ?? texts[defaultLanguage]
