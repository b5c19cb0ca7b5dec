import type { Language } from '@baize/api'
import { completeLanguages, defaultLanguage, languages } from '@baize/api'
import type { I18n, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'

export type CompleteLanguage = (typeof completeLanguages)[number]

type Loader = () => Promise<{ default: Messages }>

/** One file a language; a visit loads one. */
const catalogues: Record<CompleteLanguage, Loader> & Partial<Record<Language, Loader>> = {
  EN: () => import('../../locales/EN.json') as unknown as Promise<{ default: Messages }>,
  ID: () => import('../../locales/ID.json') as unknown as Promise<{ default: Messages }>,
  TY: () => import('../../locales/TY.json') as unknown as Promise<{ default: Messages }>,
  VI: () => import('../../locales/VI.json') as unknown as Promise<{ default: Messages }>,
  CN: () => import('../../locales/CN.json') as unknown as Promise<{ default: Messages }>,
  JA: () => import('../../locales/JA.json') as unknown as Promise<{ default: Messages }>,
  TH: () => import('../../locales/TH.json') as unknown as Promise<{ default: Messages }>,
}

/** The second file of each language, with the texts of pages and dialogs that few visits open. */
const lateCatalogues = import.meta.glob<Messages>('../../locales/*.json', { query: '?late', import: 'default' })

/** The third file, with the texts of the personal centre and of the pages that belong to it. */
const centreCatalogues = import.meta.glob<Messages>('../../locales/*.json', { query: '?centre', import: 'default' })

export const isComplete = (code: string | null | undefined): code is CompleteLanguage =>
  (completeLanguages as readonly string[]).includes(code ?? '')

let inUse: Language = defaultLanguage
export const currentLanguage = (): Language => inUse

/** The locale tag that browsers and formatters know. */
export const localeTag = (language: Language): string => languages[language]

let ofPage: Promise<I18n> | null = null

/** A translator for one language. The server makes one a request, the browser one a page. */
export function loadI18n(language: CompleteLanguage): Promise<I18n> {
  ofPage = makeI18n(language)
  return ofPage
}

async function makeI18n(language: CompleteLanguage): Promise<I18n> {
  const { default: messages } = await catalogues[language]()
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale: localeTag(language), messages })
  return i18n
}

/** Gives the module once the page's translator knows the second file of its language too. The server knows it all. */
export const withLateTexts = <T>(module: Promise<T>): Promise<T> => withTexts(module, [lateCatalogues])

/** The same for what needs the third file, which goes with the second. */
export const withCentreTexts = <T>(module: Promise<T>): Promise<T> =>
  withTexts(module, [lateCatalogues, centreCatalogues])

async function withTexts<T>(module: Promise<T>, files: (typeof lateCatalogues)[]): Promise<T> {
  if (import.meta.env.SSR) return module
  const language = isComplete(inUse) ? inUse : defaultLanguage
  const [loaded, i18n, ...texts] = await Promise.all([
    module,
    ofPage,
    ...files.map(file => file[`../../locales/${language}.json`]?.()),
  ])
  for (const file of files) known.add(file)
  for (const messages of texts) if (i18n && messages) add(i18n, language, messages)
  return loaded
}

/**
 * Adds texts that nothing on the page has asked for yet. `load` would have everything drawn anew, and parts that wait for their
 * code would lose what the server drew of them.
 */
function add(i18n: I18n, language: CompleteLanguage, messages: Messages): void {
  if (i18n.locale === localeTag(language)) Object.assign(i18n.messages, messages)
  else i18n.load(localeTag(language), messages)
}

/** The files beyond the first that the page has loaded, which another language needs as well. */
const known = new Set<typeof lateCatalogues>()

/** What a change of the language works with: the page's translator, the first files, and the others that it has loaded. */
export const textsInUse = () => ({ translator: ofPage, first: catalogues, others: known })

/** Notes the language that calls name in their header. */
export const callInLanguage = (language: Language): void => {
  inUse = language
}
