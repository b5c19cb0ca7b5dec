import type { Language } from '@baize/api'
import { escapeHtml } from '@baize/api/escape-html'
import { formatAmount } from '@baize/money'
import type { Tx } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Messages, MessageTexts } from '../messages/index.ts'
import { type NoticeName, noticeTexts } from './texts/index.ts'

export interface Notice {
  name: NoticeName
  /** Number of the order. */
  order: string
  amountUnits: bigint
  minutes?: number
  /** What an operator gave as the reason. */
  reason?: string | undefined
}

/** Writes to a member what became of an order, in the transaction in which it happened. */
export async function tell(
  { messages, settings }: { messages: Messages; settings: Settings },
  tx: Tx,
  memberId: bigint,
  { name, order, amountUnits, minutes = 0, reason }: Notice,
): Promise<void> {
  const { currencySymbol } = await settings.brand(tx)
  const values = { order, amount: formatAmount(amountUnits, currencySymbol), minutes: String(minutes) }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_hole, key) => values[key as keyof typeof values] ?? '')
  const texts = Object.fromEntries(
    Object.entries(noticeTexts).map(([language, table]) => {
      const { title, text } = table.notices[name]
      const because = reason ? `<p>${table.reason.replace('{reason}', escapeHtml(reason))}</p>` : ''
      return [language, { title: fill(title), html: `<p>${fill(text)}</p>${because}` }]
    }),
  ) as Partial<Record<Language, MessageTexts['EN']>> as MessageTexts
  await messages.send(tx, 'MONEY', memberId, texts)
}
