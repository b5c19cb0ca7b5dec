import { type CommonTexts, loadTexts, type Translate } from '../kit/i18n.ts'
import type english from './locales/EN.json'

type CommonKey = Parameters<CommonTexts>[0]

/** Every text of the fish games. */
export type Texts = Translate<CommonKey | keyof typeof english>

const own = import.meta.glob('./locales/*.json', { import: 'default' })

export const loadFishTexts = (language: string): Promise<Texts> => loadTexts(language, own)
