import { cn } from './cn.ts'
import { type BetWords, en } from './en.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import { th } from './th.ts'
import { ty } from './ty.ts'
import { vi } from './vi.ts'

export type { BetWords }

const words: Record<string, BetWords | undefined> = { EN: en, VI: vi, CN: cn, JA: ja, TH: th, ID: id, TY: ty }

/** Names of bets in a language of the site; English where the client has none. */
export const betWordsOf = (language: string): BetWords => words[language] ?? en
