import { en, type Texts } from './en.ts'
import { vi } from './vi.ts'

export type { Texts }

/** The words of a language of the site; English where the client has none. */
export const textsOf = (language: string): Texts => (language === 'VI' ? vi : en)
