import type { Language } from '@baize/api'
import type { BonusTerms } from '@baize/api/loyalty'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Port } from '../../../kernel/wiring/port.ts'
import type { Group } from '../../ledger/index.ts'
import { houseAccount, keys, memberAccount, POINTS_CURRENCY } from '../../ledger/index.ts'
import type { GiveBonus, PointsDependencies } from '../dependencies.ts'
import { tables } from '../tables.ts'
import { redeemTexts } from '../texts.ts'
import { type RedemptionRow, redemptionRows } from './redemptions.ts'

export interface DecidingDependencies extends PointsDependencies {
  bonusGiver: Port<GiveBonus>
}

export interface Decision {
  redemptionId: bigint
  status: 'Approved' | 'Rejected'
  reason: string
  /** The operator that decided, as the audit names them. */
  actor: string
}

/**
 * Ends a redemption that is in process. Approval lets the held points go and pays cash and bonus goods; rejection returns
 * points and stock. The member is told the reason.
 * @throws ApiError not_found, order_state, account_blocked, bonus_active for a bonus while another one is played
 */
export async function decideRedemption(deps: DecidingDependencies, decision: Decision): Promise<void> {
  const { redemptionId, status, reason, actor } = decision
  const memberId = await deps.database.transaction(async tx => {
    const open = await tables(tx)
      .updateTable('points.redemption')
      .set({ status, reason, decided_at: deps.clock.now() })
      .where('id', '=', redemptionId)
      .where('status', '=', 'In Process')
      .returning('id')
      .executeTakeFirst()
    const row = await redemptionRows(tx).where('r.id', '=', redemptionId).executeTakeFirst()
    if (!row) throw new ApiError('not_found')
    if (!open) throw new ApiError('order_state')
    if (status === 'Rejected') await returnStock(tx, row.goods_id, row.quantity)
    const bonus = status === 'Approved' ? row.bonus : null
    const cash = bonus ? 0n : row.cash_units
    // The bonus first: nobody locks one after accounts.
    if (bonus) await giveBonus(deps, tx, row, bonus)
    const held = { id: row.id, memberId: row.member_id, points: row.points_units, cash }
    const [outcome] = await deps.ledger.postIn(tx, [movement(deps, held, status)])
    if (outcome!.status === 'account_blocked') throw new ApiError('account_blocked')
    if (outcome!.status !== 'ok') throw new Error(`redemption ${row.id} cannot be settled: ${outcome!.status}`)
    const text = redeemTexts(status === 'Approved' ? 'approved' : 'rejected', {
      goods: row,
      quantity: row.quantity,
      reason,
    })
    await deps.messages.send(tx, 'REWARDS', row.member_id, text)
    await audit(tx, {
      at: deps.clock.now(),
      actor,
      action: status === 'Approved' ? 'points.approveRedemption' : 'points.rejectRedemption',
      subject: `redemption:${row.id}`,
      detail: { reason, points: row.points_units.toString(), cash: row.cash_units.toString() },
      ...{ before: { status: 'In Process' }, after: { status } },
    })
    return row.cash_units > 0n && status === 'Approved' ? row.member_id : null
  })
  if (memberId !== null) deps.wallet.tellBalance(memberId)
}

/** The points' key names the bonus, so that it is given once. */
function giveBonus(deps: DecidingDependencies, tx: Tx, row: RedemptionRow, terms: BonusTerms): Promise<void> {
  const titles = Object.fromEntries(
    Object.entries(row.texts).map(([language, { name }]) => [language as Language, name]),
  )
  const key = keys.redemption(row.id, 'approve')
  return deps.bonusGiver.get()(tx, { memberId: row.member_id, key, titles, units: row.cash_units, terms })
}

const returnStock = (tx: Tx, goodsId: bigint, quantity: number) =>
  tables(tx)
    .updateTable('points.goods')
    .set(eb => ({ available: eb('available', '+', quantity) }))
    .where('id', '=', goodsId)
    .execute()

interface Held {
  id: bigint
  memberId: bigint
  points: bigint
  cash: bigint
}

function movement({ currency }: PointsDependencies, held: Held, status: Decision['status']): Group {
  const { id, memberId, points, cash } = held
  const account = (kind: 'POINTS' | 'POINTS_HOLD') => memberAccount(memberId, kind, { currency: POINTS_CURRENCY })
  const reference = `redemption:${id}`
  if (status === 'Rejected')
    return {
      key: keys.redemption(id, 'return'),
      legs: [{ debit: account('POINTS_HOLD'), credit: account('POINTS'), amountUnits: points, code: 'REDEEM_RETURN' }],
      reference,
    }
  const issued = houseAccount('ISSUED', { currency: POINTS_CURRENCY })
  const gone = { debit: account('POINTS_HOLD'), credit: issued, amountUnits: points, code: 'REDEEM' as const }
  const paid = {
    debit: houseAccount('PROMO_COST', { currency }),
    credit: memberAccount(memberId, 'MAIN', { currency }),
    amountUnits: cash,
    code: 'REDEEM_CASH' as const,
    suffix: ':cash',
  }
  return { key: keys.redemption(id, 'approve'), legs: cash > 0n ? [gone, paid] : [gone], reference }
}
