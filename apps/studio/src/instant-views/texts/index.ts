import { cn } from './cn.ts'
import { en, type Texts } from './en.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import { th } from './th.ts'
import { ty } from './ty.ts'
import { vi } from './vi.ts'

export type { Texts }

const texts: Record<string, Texts | undefined> = { EN: en, VI: vi, CN: cn, JA: ja, TH: th, ID: id, TY: ty }

/** The words of a language of the site; English where the client has none. */
export const textsOf = (language: string): Texts => texts[language] ?? en
