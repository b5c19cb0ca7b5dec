import type { Language } from '@baize/api'
import { completeLanguages, defaultLanguage, languages } from '@baize/api'
import type { Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'

export type CompleteLanguage = (typeof completeLanguages)[number]

type Loader = () => Promise<{ default: Messages }>

/** One file a language; a visit loads one. */
const catalogues: Record<CompleteLanguage, Loader> & Partial<Record<Language, Loader>> = {
  EN: () => import('../../locales/EN.json') as unknown as Promise<{ default: Messages }>,
  VI: () => import('../../locales/VI.json') as unknown as Promise<{ default: Messages }>,
}

export const isComplete = (code: string | null | undefined): code is CompleteLanguage =>
  (completeLanguages as readonly string[]).includes(code ?? '')

let inUse: Language = defaultLanguage
export const currentLanguage = (): Language => inUse

/** The locale tag that browsers and formatters know. */
export const localeTag = (language: Language): string => languages[language]

/** A translator for one language. The server makes one a request, the browser one a page. */
export async function loadI18n(language: CompleteLanguage) {
  const { default: messages } = await catalogues[language]()
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale: localeTag(language), messages })
  return i18n
}

/** Notes the language that calls name in their header. */
export const callInLanguage = (language: Language): void => {
  inUse = language
}
