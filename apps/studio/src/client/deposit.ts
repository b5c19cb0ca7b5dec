import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { HostFrame } from './frame.ts'
import type { NoticeAction } from './notice.ts'
import type { CommonTexts } from './texts/en.ts'

/** What helps against a refusal for want of money: the page around opens the deposit. Null for other refusals. */
export const depositFor = (
  { error }: StudioErrorAnswer,
  frame: HostFrame,
  { deposit }: CommonTexts,
): NoticeAction | null =>
  error === 'not_enough_money' ? { label: deposit, act: () => frame.post({ kind: 'baize/deposit' }) } : null
