import type { Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { weightsText } from '../../bonuses/index.ts'
import type { PointsDependencies } from '../dependencies.ts'
import { monthValidBet } from '../earning/month-valid-bet.ts'
import { tables } from '../tables.ts'
import { goodsText } from './redemptions.ts'

/** What stands on the shelf, and how far the member has come with this month's valid bet. */
export async function listGoods(
  deps: PointsDependencies,
  memberId: bigint,
  language: Language,
): Promise<ResponseOf<'points.goods'>> {
  const { kysely } = deps.database
  const { bonusContact } = await deps.settings.recentBrand()
  const rows = await tables(kysely)
    .selectFrom('points.goods')
    .selectAll()
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return {
    monthValidBet: toWire(await monthValidBet(deps, kysely, memberId)),
    list: rows.map(row => ({
      id: row.id.toString(),
      code: row.code,
      type: row.type,
      ...goodsText(row.texts, language),
      picture: row.picture,
      points: toWire(row.points_units),
      amountRequirement: toWire(row.requirement_units),
      quantity: row.quantity,
      availableQuantity: row.available,
      cash: row.cash_units === null ? null : toWire(row.cash_units),
      contact: row.bonus ? bonusContact : null,
      bonus: row.bonus && { ...row.bonus, weights: weightsText(row.bonus.weights) },
    })),
  }
}
