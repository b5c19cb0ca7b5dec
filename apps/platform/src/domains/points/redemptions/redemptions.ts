import type { InputOf, Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { pageOf } from '@baize/server-kit/database/page-of'
import type { Database, Queryable } from '../../../kernel/database/open-database.ts'
import type { GoodsTexts } from '../tables.ts'
import { tables } from '../tables.ts'

/** Redemptions with the goods and the account that they are of. */
export const redemptionRows = (on: Queryable) =>
  tables(on)
    .selectFrom('points.redemption as r')
    .innerJoin('points.goods as g', 'g.id', 'r.goods_id')
    .innerJoin('identity.account_state as a', 'a.account_id', 'r.member_id')
    .select(['r.id', 'r.member_id', 'r.quantity', 'r.points_units', 'r.cash_units', 'r.receiving_address', 'r.mobile'])
    .select('r.contact')
    .select([
      'r.status',
      'r.reason',
      'r.applied_at',
      'r.goods_id',
      'r.bonus',
      'g.texts',
      'g.picture',
      'g.type',
      'a.username',
    ])

export type RedemptionRow = Awaited<ReturnType<ReturnType<typeof redemptionRows>['executeTakeFirstOrThrow']>>

export const goodsText = (texts: GoodsTexts, language: Language) => texts[language] ?? texts.EN!

/** A redemption as its member sees it; the account and the money that were paid are told once they were. */
export function presentRedemption(row: RedemptionRow, language: Language): ResponseOf<'points.redeem'>['redemption'] {
  const paid = row.status === 'Approved' && row.cash_units > 0n
  return {
    id: row.id.toString(),
    goodsName: goodsText(row.texts, language).name,
    picture: row.picture,
    type: row.type,
    status: row.status,
    applyTime: row.applied_at.toISOString(),
    redeemQuantity: row.quantity,
    points: toWire(row.points_units),
    paidAccount: paid ? row.username : '',
    paidAmount: toWire(paid ? row.cash_units : 0n),
    receivingAddress: row.receiving_address,
    mobile: row.mobile,
    contact: row.contact,
    reason: row.reason,
  }
}

/** What a member has redeemed, newest first. */
export async function ownRedemptions(
  { kysely }: Database,
  memberId: bigint,
  paging: InputOf<'points.redemptions'>,
  language: Language,
): Promise<ResponseOf<'points.redemptions'>> {
  const own = redemptionRows(kysely).where('r.member_id', '=', memberId).orderBy('r.id', 'desc')
  const { rows, ...counts } = await pageOf(own, paging)
  return { list: rows.map(row => presentRedemption(row, language)), ...counts }
}

/** What waits for an operator, oldest first. */
export async function pendingRedemptions(
  { kysely }: Database,
  language: Language,
): Promise<ResponseOf<'points.pendingRedemptions'>> {
  const rows = await redemptionRows(kysely).where('r.status', '=', 'In Process').orderBy('r.id').limit(200).execute()
  return {
    list: rows.map(row => ({
      ...presentRedemption(row, language),
      ...{ account: row.username, paidAmount: toWire(row.cash_units) },
    })),
  }
}
