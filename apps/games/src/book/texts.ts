import { type CommonTexts, loadTexts, type Translate } from '../kit/i18n.ts'
import type english from './locales/EN.json'

type CommonKey = Parameters<CommonTexts>[0]

/** Every text of the book's pages. */
export type Texts = Translate<CommonKey | keyof typeof english>
export type TextKey = Parameters<Texts>[0]

const own = import.meta.glob('./locales/*.json', { import: 'default' })

export const loadBookTexts = (language: string): Promise<Texts> => loadTexts(language, own)

/** A text that is named by what stands in data. */
export const textOf = (t: Texts, key: string, values?: Record<string, string | number>): string =>
  t(key as TextKey, values)
