import type { InputOf, ResponseOf } from '@baize/api'
import { toWire, UNITS_PER_WHOLE } from '@baize/money'
import { ApiError } from '../../kernel/api-error.ts'
import type { MemberCaller } from '../../kernel/http/caller.ts'
import { requireNotHeld } from '../identity/index.ts'
import { houseAccount, keys, memberAccount, POINTS_CURRENCY } from '../ledger/index.ts'
import { clubRanksOf } from '../members/index.ts'
import type { PointsDependencies } from './dependencies.ts'
import { moneyFor, noteRatios, ratioAt } from './earning/ratios.ts'
import { mainRefusal } from './refusals.ts'
import { tables } from './tables.ts'

/**
 * Turns whole points into money at the ratio of the member's club rank. The same request answers what it did before.
 * @throws ApiError password_wrong, password_locked, withdrawal_on_hold, amount_out_of_range, not_enough_points, account_blocked, key_reused
 */
export async function convertPoints(
  deps: PointsDependencies,
  { memberId }: MemberCaller,
  input: InputOf<'points.convert'>,
): Promise<ResponseOf<'points.convert'>> {
  const { database, identity, ledger, settings, currency } = deps
  const { points: config } = await settings.brand()
  const whole = BigInt(input.points)
  if (whole < BigInt(config.minConvert)) {
    const values = { min: config.minConvert, max: 999_999_999_999 }
    throw new ApiError('amount_out_of_range', { faults: [{ field: 'points', fault: 'out_of_range', values }] })
  }
  await identity.withdrawalPassword.check(memberId, input.password, 'password')
  const key = keys.conversion(memberId, input.requestId)
  const done = await database.transaction(async tx => {
    if (!(await ledger.knows(tx, key))) await requireNotHeld(tx, memberId, deps.clock.now())
    const pointsPerUnit = ratioAt(config, (await clubRanksOf(tx, [memberId])).get(memberId) ?? 0)
    const pointUnits = whole * UNITS_PER_WHOLE
    const points = memberAccount(memberId, 'POINTS', { currency: POINTS_CURRENCY })
    const [outcome] = await ledger.postIn(tx, [
      {
        key,
        request: `convert ${input.points}`,
        legs: [
          {
            debit: points,
            credit: houseAccount('ISSUED', { currency: POINTS_CURRENCY }),
            amountUnits: pointUnits,
            code: 'POINTS_CONVERT',
          },
          {
            debit: houseAccount('PROMO_COST', { currency }),
            credit: memberAccount(memberId, 'MAIN', { currency }),
            amountUnits: moneyFor(pointUnits, pointsPerUnit),
            code: 'POINTS_MONEY',
            suffix: ':money',
          },
        ],
      },
    ])
    if (outcome!.status !== 'ok' && outcome!.status !== 'duplicate') throw mainRefusal(outcome!.status)
    if (outcome!.status === 'ok') await noteRatios(tx, [{ key, pointsPerUnit }])
    const [taken, paid] = outcome!.legs
    return { taken: taken!, paid: paid! }
  })
  deps.wallet.tellBalance(memberId)
  const note = await tables(database.kysely)
    .selectFrom('points.ratio_note')
    .select('points_per_unit')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return {
    points: toWire(done.taken.amountUnits),
    money: toWire(done.paid.amountUnits),
    pointsPerUnit: note.points_per_unit,
    pointBalance: toWire(done.taken.debitAfter ?? 0n),
  }
}
