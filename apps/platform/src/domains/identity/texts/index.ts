import type { completeLanguages, Language } from '@baize/api'
import { cn } from './cn.ts'
import { en } from './en.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import { th } from './th.ts'
import { ty } from './ty.ts'
import { vi } from './vi.ts'

/** What goes out by mail and text message. */
export interface MessageTexts {
  /** To the owner of a number that somebody else wants to register. */
  smsKnown(values: { brandName: string }): string
  smsCode(values: { brandName: string; code: string; minutes: number }): string
  codeSubject(values: { brandName: string }): string
  resetSubject(values: { brandName: string }): string
  resetBody(values: { brandName: string; username: string; link: string; minutes: number }): string
}

/** A language declared complete without its messages does not compile. */
const texts: Record<(typeof completeLanguages)[number], MessageTexts> & Partial<Record<Language, MessageTexts>> = {
  EN: en,
  CN: cn,
  JA: ja,
  TH: th,
  VI: vi,
  ID: id,
  TY: ty,
}

export const messageText = (language: Language): MessageTexts => texts[language] ?? texts.EN
