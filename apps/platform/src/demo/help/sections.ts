import type { Language } from '@baize/api'
import { cn } from './cn.ts'
import { en } from './en.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import { th } from './th.ts'
import { ty } from './ty.ts'
import { vi } from './vi.ts'

/** Sections of the help centre with the ids of their articles, in order. */
export const helpSections = [
  { id: 'account', articles: ['register', 'sign-in', 'password', 'sessions', 'language'] },
  { id: 'wallet', articles: ['demo-credit', 'balance', 'deposit-withdraw', 'odd-amounts'] },
  {
    id: 'games',
    articles: [
      'open-a-game',
      'return-and-volatility',
      'interrupted',
      'fairness',
      'check-a-round',
      'live-tables',
      'between-members',
      'fishing',
    ],
  },
  { id: 'invitations', articles: ['invitation-codes', 'agents'] },
  { id: 'safety', articles: ['safe-play', 'age', 'privacy', 'contact', 'channels'] },
] as const

type SectionId = (typeof helpSections)[number]['id']
type ArticleId = (typeof helpSections)[number]['articles'][number]

/** All help of one language: titles of sections, and the articles. */
export interface HelpTexts {
  sections: Record<SectionId, string>
  articles: Record<ArticleId, { title: string; html: string }>
}

/** What a language lacks comes in the default one. */
export const helpTexts: Partial<Record<Language, HelpTexts>> = {
  EN: en,
  CN: cn,
  JA: ja,
  TH: th,
  VI: vi,
  ID: id,
  TY: ty,
}
