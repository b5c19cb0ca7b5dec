import type { completeLanguages, Language } from '@baize/api'
import { cn } from './cn.ts'
import { en } from './en.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import { th } from './th.ts'
import { ty } from './ty.ts'
import { vi } from './vi.ts'

/** What an owner is told on every contact, since somebody else may have done it. */
export type SecurityNotice =
  | 'recoveredByPhone'
  | 'recoveredByMail'
  | 'digitsReset'
  | 'digitsSet'
  | 'mobileBound'
  | 'emailBound'
  | 'payoutAccountAdded'
  | 'signInBlocked'
  | 'frozen'
  | 'released'
  | 'partLocked'
  | 'partReleased'

/** What the house itself did, and nobody else. */
const ofTheHouse = new Set<SecurityNotice>(['frozen', 'released', 'partLocked', 'partReleased'])

/** Texts with holes: {brandName}, {hours} of the hold, {detail}. */
export type NoticeTexts = Record<SecurityNotice, { subject: string; text: string }> & { hold: string; notYou: string }

const texts: Record<(typeof completeLanguages)[number], NoticeTexts> & Partial<Record<Language, NoticeTexts>> = {
  EN: en,
  CN: cn,
  JA: ja,
  TH: th,
  VI: vi,
  ID: id,
  TY: ty,
}

export interface NoticeValues {
  brandName: string
  /** How long money is held from now; 0 where it is not. */
  hours: number
  detail?: string
}

/** Subject and body of a notice. */
export function noticeText(language: Language, notice: SecurityNotice, values: NoticeValues) {
  const table = texts[language] ?? texts.EN
  const { subject, text } = table[notice]
  const parts = [text, ...(values.hours > 0 ? [table.hold] : []), ...(ofTheHouse.has(notice) ? [] : [table.notYou])]
  const body = parts.join(' ').replace(/\{(\w+)\}/g, (_hole, key) => String(values[key as keyof NoticeValues] ?? ''))
  return { subject: `${values.brandName}: ${subject}`, body }
}
