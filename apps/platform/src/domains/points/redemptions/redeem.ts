import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { CallContext } from '../../../kernel/http/handlers.ts'
import { readBonusContact } from '../../bonuses/index.ts'
import { requireNotHeld } from '../../identity/index.ts'
import { keys, memberAccount, POINTS_CURRENCY } from '../../ledger/index.ts'
import type { PointsDependencies } from '../dependencies.ts'
import { monthValidBet } from '../earning/month-valid-bet.ts'
import { mainRefusal } from '../refusals.ts'
import { tables } from '../tables.ts'
import { redeemTexts } from '../texts.ts'
import { presentRedemption, redemptionRows } from './redemptions.ts'

type Request = InputOf<'points.redeem'>

const MOBILE = /^\+?\d{6,15}$/

/** Reads the fields that every redemption needs. @throws ApiError address_required, mobile_required, phone_invalid */
function contactOf({ receivingAddress, mobile }: Request): { receivingAddress: string; mobile: string } {
  const address = receivingAddress.trim()
  const number = mobile.replaceAll(/[ -]/g, '')
  if (address === '')
    throw new ApiError('address_required', { faults: [{ field: 'receivingAddress', fault: 'required' }] })
  if (number === '') throw new ApiError('mobile_required', { faults: [{ field: 'mobile', fault: 'required' }] })
  if (!MOBILE.test(number)) throw new ApiError('phone_invalid', { faults: [{ field: 'mobile', fault: 'pattern' }] })
  return { receivingAddress: address, mobile: number }
}

/**
 * Asks for goods: holds points and stock until an operator decides. The same request id answers what it did before.
 * @throws ApiError not_found, address_required, mobile_required, phone_invalid, contact_required and invalid_input of a
 * bonus, password_wrong, password_locked, withdrawal_on_hold, requirement_not_met, out_of_stock, not_enough_points,
 * account_blocked, key_reused
 */
export async function redeem(
  deps: PointsDependencies,
  { caller, language }: Pick<CallContext<'points.redeem'>, 'caller' | 'language'>,
  input: Request,
): Promise<ResponseOf<'points.redeem'>> {
  const { memberId } = caller
  const contact = contactOf(input)
  await deps.identity.withdrawalPassword.check(memberId, input.password, 'password')
  const id = await deps.database.transaction(tx => ask(deps, tx, memberId, { ...input, ...contact }))
  const [row] = await redemptionRows(deps.database.kysely).where('r.id', '=', id).execute()
  const points = (await deps.ledger.balances(memberId)).find(({ kind }) => kind === 'POINTS')
  return { redemption: presentRedemption(row!, language), pointBalance: toWire(points?.units ?? 0n) }
}

async function ask(deps: PointsDependencies, tx: Tx, memberId: bigint, input: Request): Promise<bigint> {
  const { goodsId, quantity, requestId } = input
  // The row is written first, so that a repeated request waits for the one before and then finds it.
  const goods = await tables(tx)
    .selectFrom('points.goods')
    .selectAll()
    .where('id', '=', BigInt(goodsId))
    .where('enabled', '=', true)
    .executeTakeFirst()
  if (!goods) throw new ApiError('not_found')
  const pointsUnits = goods.points_units * BigInt(quantity)
  const inserted = await tables(tx)
    .insertInto('points.redemption')
    .values({
      member_id: memberId,
      request_id: requestId,
      goods_id: goods.id,
      quantity,
      points_units: pointsUnits,
      cash_units: (goods.cash_units ?? 0n) * BigInt(quantity),
      bonus: goods.bonus && JSON.stringify(goods.bonus),
      receiving_address: input.receivingAddress,
      mobile: input.mobile,
      contact: goods.bonus ? readBonusContact(input.contact, (await deps.settings.brand(tx)).bonusContact) : null,
      applied_at: deps.clock.now(),
      decided_at: null,
      reason: null,
    })
    .onConflict(conflict => conflict.columns(['member_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return earlier(tx, memberId, input)
  await requireNotHeld(tx, memberId, deps.clock.now())
  if (goods.requirement_units > (await monthValidBet(deps, tx, memberId))) throw new ApiError('requirement_not_met')
  const taken = await tables(tx)
    .updateTable('points.goods')
    .set(eb => ({ available: eb('available', '-', quantity) }))
    .where('id', '=', goods.id)
    .where('available', '>=', quantity)
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw new ApiError('out_of_stock')
  const points = (kind: 'POINTS' | 'POINTS_HOLD') => memberAccount(memberId, kind, { currency: POINTS_CURRENCY })
  const [outcome] = await deps.ledger.postIn(tx, [
    {
      key: keys.redemption(inserted.id, 'hold'),
      legs: [{ debit: points('POINTS'), credit: points('POINTS_HOLD'), amountUnits: pointsUnits, code: 'REDEEM_HOLD' }],
      reference: goods.code,
    },
  ])
  if (outcome!.status !== 'ok') throw mainRefusal(outcome!.status as 'poor')
  await deps.messages.send(tx, 'REWARDS', memberId, redeemTexts('asked', { goods, quantity }))
  return inserted.id
}

async function earlier(tx: Tx, memberId: bigint, { goodsId, quantity, requestId }: Request): Promise<bigint> {
  const row = await tables(tx)
    .selectFrom('points.redemption')
    .select(['id', 'goods_id', 'quantity'])
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  if (row.goods_id !== BigInt(goodsId) || row.quantity !== quantity) throw new ApiError('key_reused')
  return row.id
}
