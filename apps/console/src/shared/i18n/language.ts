import type { Language } from '@baize/api'
import { type completeLanguages, languages } from '@baize/api'
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { boot } from '../api/boot.ts'

type Loader = () => Promise<{ default: Messages }>

/** One file a language; a visit loads one. */
const catalogues: Record<(typeof completeLanguages)[number], Loader> = {
  EN: () => import('../../locales/EN.json') as unknown as Promise<{ default: Messages }>,
  CN: () => import('../../locales/CN.json') as unknown as Promise<{ default: Messages }>,
  ID: () => import('../../locales/ID.json') as unknown as Promise<{ default: Messages }>,
  TH: () => import('../../locales/TH.json') as unknown as Promise<{ default: Messages }>,
  TY: () => import('../../locales/TY.json') as unknown as Promise<{ default: Messages }>,
  VI: () => import('../../locales/VI.json') as unknown as Promise<{ default: Messages }>,
  JA: () => import('../../locales/JA.json') as unknown as Promise<{ default: Messages }>,
}

let inUse: Language = boot.language
export const currentLanguage = (): Language => inUse

/** The locale tag that browsers and formatters know. */
export const localeTag = (): string => languages[inUse]

export const i18n: I18n = setupI18n()

const yearSeconds = 31_536_000

/** Turns the console to a language; the choice is kept for the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  const { default: messages } = await catalogues[language]()
  inUse = language
  document.documentElement.lang = languages[language]
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve
  document.cookie = `lang=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  i18n.loadAndActivate({ locale: languages[language], messages })
}
