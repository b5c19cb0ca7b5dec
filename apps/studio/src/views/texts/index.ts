import { en, type Texts } from './en.ts'
import { vi } from './vi.ts'

export type { Texts }

const texts: Record<string, Texts | undefined> = { EN: en, VI: vi }

/** The words of a language of the site; English where the client has none. */
export const textsOf = (language: string): Texts => texts[language] ?? en
