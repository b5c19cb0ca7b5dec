import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { CommonTexts } from '../i18n.ts'
import type { NoticeAction } from '../notice.tsx'
import type { HostFrame } from './frame.ts'

/** What helps against a refusal for want of money: the page around opens the deposit. Null for other refusals. */
export const depositFor = ({ error }: StudioErrorAnswer, frame: HostFrame, t: CommonTexts): NoticeAction | null =>
  error === 'not_enough_money' ? { label: t('deposit'), act: () => frame.post({ kind: 'baize/deposit' }) } : null
