import { defaultLanguage, languages } from '@baize/api'
import type { Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'
import type english from './locales/EN.json'

/** A text by its key, with what stands in its placeholders. */
export type Translate<Key extends string> = (key: Key, values?: Record<string, string | number>) => string

/** Texts that all games share. */
export type CommonTexts = Translate<keyof typeof english>

type Catalogues = Record<string, () => Promise<unknown>>

const common = import.meta.glob('./locales/*.json', { import: 'default' })

/**
 * The texts of a language of the site, English where the games have none: those that all games share, and those of a family,
 * named by their path from it as `./locales/EN.json`. The page names both files among what it loads at once.
 */
export async function loadTexts<Key extends string>(language: string, own: Catalogues): Promise<Translate<Key>> {
  const code = `./locales/${language}.json` in own ? language : defaultLanguage
  const files = await Promise.all([common, own].map(each => each[`./locales/${code}.json`]!()))
  return translatorOf(languages[code as keyof typeof languages], Object.assign({}, ...(files as Messages[])))
}

/** Texts of compiled messages. */
export function translatorOf<Key extends string>(locale: string, messages: Messages): Translate<Key> {
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale, messages })
  return (key, values) => i18n._(key, values)
}
