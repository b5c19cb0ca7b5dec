import type { Language } from '@baize/api'
import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { holdMoney } from '../money-hold.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { noticeText, type SecurityNotice } from '../texts/notices/index.ts'

const noticeGoodMs = 24 * 3_600_000

export interface GuardedChange {
  accountId: bigint
  notice: SecurityNotice
  /** Which of the brand's holds follows; none where money is not held. */
  hold?: keyof BrandSettings['holdHours']
  language: Language
  /** What the notice names. */
  detail?: string
}

/** Numbers (E.164) and addresses that an owner is reached by. */
async function contactsOf(tx: Tx, accountId: bigint): Promise<{ number: string | null; email: string | null }> {
  const row = await tables(tx)
    .selectFrom('identity.account')
    .select(['dialing_code', 'mobile_num', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { number: row.mobile_num && `+${row.dialing_code}${row.mobile_num}`, email: row.email }
}

/**
 * Holds an account's money and tells its owner on every contact, in the transaction of a change that somebody else may
 * have made. A change of contacts calls it first, so that what is replaced is told and what is new is not. Wake the
 * delivery after the commit.
 */
export async function guardChange(
  { clock, settings, delivery }: Pick<Parts, 'clock' | 'settings' | 'delivery'>,
  tx: Tx,
  { accountId, notice, hold, language, detail = '' }: GuardedChange,
): Promise<void> {
  const now = clock.now()
  const { brandName, holdHours } = await settings.brand(tx)
  const hours = hold ? holdHours[hold] : 0
  if (hours > 0) await holdMoney(tx, accountId, { now, hours })
  const { number, email } = await contactsOf(tx, accountId)
  const { subject, body } = noticeText(language, notice, { brandName, hours, detail })
  const goodUntil = new Date(now.getTime() + noticeGoodMs)
  if (number) await delivery.post(tx, { channel: 'sms', recipient: number, subject: '', body, goodUntil })
  if (email) await delivery.post(tx, { channel: 'mail', recipient: email, subject, body, goodUntil })
}
