import type { InputOf, Language, ResponseOf } from '@baize/api'
import { parseAmount, toWire, UNITS_PER_WHOLE } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireSecond } from '../../../kernel/approvals/require-second.ts'
import { takesTwo } from '../../../kernel/approvals/worth.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { usualWeights, weightsText } from '../../bonuses/index.ts'
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

/** The field that does not agree with the type of the goods. */
function faultyField({ type, bonus }: Pick<InputOf<'points.saveGoods'>, 'type' | 'bonus'>, cashUnits: bigint | null) {
  if ((type === 'PHYSICAL') !== (cashUnits === null) || cashUnits === 0n) return 'cash'
  if ((type === 'BONUS') !== (bonus !== null)) return 'bonus'
  if (bonus && parseAmount(bonus.maxStake) === 0n) return 'bonus.maxStake'
  return bonus?.maxConvert && parseAmount(bonus.maxConvert) === 0n ? 'bonus.maxConvert' : null
}

/**
 * Puts goods on the shelf, or changes those of the same code; what is held stays held.
 * @throws ApiError invalid_input when the English name is missing, cash or bonus do not agree with the type, or more is held than there would be
 */
export async function saveGoods(
  { database, clock }: Pick<PointsDependencies, 'database' | 'clock'>,
  { reason, ...goods }: InputOf<'points.saveGoods'>,
  actor: string,
): Promise<bigint> {
  if (!goods.texts.EN) throw new ApiError('invalid_input', { faults: [{ field: 'texts.EN', fault: 'required' }] })
  const cashUnits = goods.cash === null ? null : parseAmount(goods.cash)
  const faulty = faultyField(goods, cashUnits)
  if (faulty) throw new ApiError('invalid_input', { faults: [{ field: faulty, fault: 'pattern' }] })
  const row = {
    ...{ type: goods.type, picture: goods.picture, texts: JSON.stringify(goods.texts), position: goods.position },
    points_units: BigInt(goods.points) * UNITS_PER_WHOLE,
    requirement_units: parseAmount(goods.amountRequirement),
    cash_units: cashUnits,
    bonus: goods.bonus && JSON.stringify({ ...goods.bonus, weights: goods.bonus.weights ?? usualWeights }),
    enabled: goods.enabled,
  }
  return database.transaction(async tx => {
    // The row first, so that who saves the same code at the same moment waits here.
    await tables(tx)
      .insertInto('points.goods')
      .values({ ...row, code: goods.code, quantity: 0, available: 0 })
      .onConflict(conflict => conflict.column('code').doNothing())
      .execute()
    const { id, quantity, ...before } = await tables(tx)
      .selectFrom('points.goods')
      .select(['id', 'quantity', 'available'])
      .where('code', '=', goods.code)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const available = goods.quantity - (quantity - before.available)
    if (available < 0) throw new ApiError('invalid_input', { faults: [{ field: 'quantity', fault: 'pattern' }] })
    await tables(tx)
      .updateTable('points.goods')
      .set({ ...row, quantity: goods.quantity, available })
      .where('id', '=', id)
      .execute()
    await audit(tx, {
      at: clock.now(),
      actor,
      action: 'points.saveGoods',
      subject: `goods:${goods.code}`,
      detail: { reason, quantity: goods.quantity, points: goods.points, enabled: goods.enabled },
    })
    return id
  })
}

/**
 * Asks for a second operator before a shelf is filled whose money together is more than one may give alone.
 * @throws ApiError second_approval_required
 */
export async function requireTwoToSave(
  deps: Pick<PointsDependencies, 'database' | 'clock' | 'settings'>,
  { reason, ...content }: InputOf<'points.saveGoods'>,
  { operatorId }: { operatorId: bigint },
): Promise<void> {
  const units = parseAmount(content.cash ?? '0') * BigInt(content.quantity)
  if (!content.enabled || !takesTwo(await deps.settings.brand(), 'rewards', units)) return
  const subject = `goods:${content.code}`
  await requireSecond(deps, { action: 'points.saveGoods', subject, content, operatorId, reason })
}
