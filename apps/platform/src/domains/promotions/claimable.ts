import type { Language } from '@baize/api'
import { toWire } from '@baize/money'
import type { Database } from '../../kernel/database/open-database.ts'
import { promotionText } from './shelf/present.ts'
import { tables } from './tables.ts'

export interface ClaimableReward {
  promotionId: string
  title: string
  amount: string
  multiple: number
  validUntil: string
  /** The claim asks for a number. */
  asksContact: boolean
}

/** Rewards of promotions that a member may claim now. */
export async function claimableOf(
  { kysely }: Database,
  memberId: bigint,
  now: Date,
  language: Language,
): Promise<ClaimableReward[]> {
  const rows = await tables(kysely)
    .selectFrom('promotions.participation as p')
    .innerJoin('promotions.promotion as m', 'm.id', 'p.promotion_id')
    .select(['p.promotion_id', 'p.reward_units', 'p.multiple', 'm.texts', 'm.ends_at', 'm.asks_contact', 'p.bonus'])
    .where('p.member_id', '=', memberId)
    .where('p.step', '=', 'JOINED')
    .whereRef('p.progress_units', '>=', 'p.target_units')
    .where('m.starts_at', '<=', now)
    .where('m.ends_at', '>', now)
    .where('m.enabled', '=', true)
    .orderBy('m.ends_at')
    .execute()
  return rows.map(row => ({
    promotionId: row.promotion_id.toString(),
    title: promotionText(row, language).title,
    amount: toWire(row.reward_units),
    multiple: row.multiple,
    validUntil: row.ends_at.toISOString(),
    asksContact: row.asks_contact || row.bonus !== null,
  }))
}

/** Rewards of promotions that were claimed or paid lately, newest first. */
export async function claimedOf(
  { kysely }: Database,
  memberId: bigint,
  language: Language,
): Promise<{ title: string; amount: string; time: Date }[]> {
  const rows = await tables(kysely)
    .selectFrom('promotions.participation as p')
    .innerJoin('promotions.promotion as m', 'm.id', 'p.promotion_id')
    .select(['p.reward_units', 'p.ended_at', 'm.texts'])
    .where('p.member_id', '=', memberId)
    .where('p.step', 'in', ['CLAIMED', 'ISSUED'])
    .orderBy('p.ended_at', 'desc')
    .limit(50)
    .execute()
  return rows.map(row => ({
    title: promotionText(row, language).title,
    amount: toWire(row.reward_units),
    time: row.ended_at!,
  }))
}
