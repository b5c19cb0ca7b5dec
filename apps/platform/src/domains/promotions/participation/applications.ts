import type { Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { Database } from '../../../kernel/database/open-database.ts'
import { promotionText } from '../shelf/present.ts'
import { tables } from '../tables.ts'

/** What waits for an operator, oldest first. */
export async function listApplications(
  { kysely }: Database,
  language: Language,
): Promise<ResponseOf<'promotions.applications'>> {
  const rows = await tables(kysely)
    .selectFrom('promotions.participation as p')
    .innerJoin('promotions.promotion as m', 'm.id', 'p.promotion_id')
    .innerJoin('identity.account_state as a', 'a.account_id', 'p.member_id')
    .select(['p.id', 'p.step', 'p.comment', 'p.image_ids', 'p.contact', 'p.reward_units', 'p.applied_at'])
    .select(['m.texts', 'a.username'])
    .where('p.step', 'in', ['APPLYING_JOIN', 'APPLYING_PAY'])
    .orderBy('p.id')
    .limit(200)
    .execute()
  return {
    list: rows.map(row => ({
      id: row.id.toString(),
      account: row.username,
      title: promotionText(row, language).title,
      wants: row.step === 'APPLYING_JOIN' ? 'join' : 'payment',
      comment: row.comment,
      imageIds: row.image_ids,
      contact: row.contact,
      reward: toWire(row.reward_units),
      appliedAt: row.applied_at.toISOString(),
    })),
  }
}
