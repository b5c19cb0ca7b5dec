import type { InputOf } from '@baize/api'
import { parseAmount, UNITS_PER_WHOLE } from '@baize/money'
import { rowFacts } from '../../../kernel/acts/facts.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireApproval } from '../../../kernel/approvals/require-approval.ts'
import { takesTwo } from '../../../kernel/approvals/worth.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { usualWeights } from '../../bonuses/index.ts'
import type { PointsDependencies } from '../dependencies.ts'
import { tables } from '../tables.ts'

type Saved = InputOf<'points.saveGoods'>

/** The field that does not agree with the type of the goods. */
function faultyField({ type, bonus }: Pick<Saved, 'type' | 'bonus'>, cashUnits: bigint | null) {
  if ((type === 'PHYSICAL') !== (cashUnits === null) || cashUnits === 0n) return 'cash'
  if ((type === 'BONUS') !== (bonus !== null)) return 'bonus'
  if (bonus && parseAmount(bonus.maxStake) === 0n) return 'bonus.maxStake'
  return bonus?.maxConvert && parseAmount(bonus.maxConvert) === 0n ? 'bonus.maxConvert' : null
}

/** @throws ApiError invalid_input when the English name is missing, or cash or bonus do not agree with the type */
function rowOf({ reason: _reason, ...goods }: Saved) {
  if (!goods.texts.EN) throw new ApiError('invalid_input', { faults: [{ field: 'texts.EN', fault: 'required' }] })
  const cashUnits = goods.cash === null ? null : parseAmount(goods.cash)
  const faulty = faultyField(goods, cashUnits)
  if (faulty) throw new ApiError('invalid_input', { faults: [{ field: faulty, fault: 'pattern' }] })
  return {
    ...{ type: goods.type, picture: goods.picture, texts: JSON.stringify(goods.texts), position: goods.position },
    points_units: BigInt(goods.points) * UNITS_PER_WHOLE,
    requirement_units: parseAmount(goods.amountRequirement),
    cash_units: cashUnits,
    bonus: goods.bonus && JSON.stringify({ ...goods.bonus, weights: goods.bonus.weights ?? usualWeights }),
    ...{ enabled: goods.enabled, quantity: goods.quantity },
  }
}

const columns = ['type', 'picture', 'texts', 'position', 'points_units', 'requirement_units', 'cash_units', 'bonus']
const factsOf = (row: object) => rowFacts(row, [...columns, 'enabled', 'quantity'], ['texts', 'bonus'])

async function factsBefore(db: Queryable, code: string) {
  const row = await tables(db).selectFrom('points.goods').selectAll().where('code', '=', code).executeTakeFirst()
  return row ? factsOf(row) : null
}

/**
 * Asks for a second operator before a shelf is filled whose money together is more than one may give alone.
 * @throws ApiError invalid_input as saveGoods does
 */
export async function requireTwoToSave(
  deps: Pick<PointsDependencies, 'database' | 'clock' | 'settings'>,
  saved: Saved,
): Promise<void> {
  const row = rowOf(saved)
  const units = (row.cash_units ?? 0n) * BigInt(saved.quantity)
  const isNeeded = saved.enabled && takesTwo(await deps.settings.brand(), 'rewards', units)
  const before = await factsBefore(deps.database.kysely, saved.code)
  await requireApproval(deps, { before, after: factsOf(row), isNeeded })
}

/**
 * Puts goods on the shelf, or changes those of the same code; what is held stays held.
 * @throws ApiError invalid_input when the English name is missing, cash or bonus do not agree with the type, or more is held than there would be
 */
export async function saveGoods(
  { database, clock }: Pick<PointsDependencies, 'database' | 'clock'>,
  saved: Saved,
  actor: string,
): Promise<bigint> {
  const row = rowOf(saved)
  const { code, reason } = saved
  return database.transaction(async tx => {
    const before = await factsBefore(tx, code)
    // The row first, so that who saves the same code at the same moment waits here.
    await tables(tx)
      .insertInto('points.goods')
      .values({ ...row, code, quantity: 0, available: 0 })
      .onConflict(conflict => conflict.column('code').doNothing())
      .execute()
    const { id, quantity, available } = await tables(tx)
      .selectFrom('points.goods')
      .select(['id', 'quantity', 'available'])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const left = row.quantity - (quantity - available)
    if (left < 0) throw new ApiError('invalid_input', { faults: [{ field: 'quantity', fault: 'pattern' }] })
    await tables(tx)
      .updateTable('points.goods')
      .set({ ...row, available: left })
      .where('id', '=', id)
      .execute()
    await audit(tx, {
      ...{ at: clock.now(), actor, action: 'points.saveGoods', subject: `goods:${code}`, detail: { reason } },
      ...{ before, after: factsOf(row) },
    })
    return id
  })
}
