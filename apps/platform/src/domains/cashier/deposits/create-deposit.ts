import type { InputOf, Language, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { requireUnlocked } from '../../identity/index.ts'
import { readAmount } from '../amounts.ts'
import { openChannel, requireBounds } from '../channels/channels.ts'
import { requireSayable } from '../merchant-qr/pay-code.ts'
import type { Parts } from '../parts.ts'
import { addStep } from '../steps.ts'
import { tables } from '../tables.ts'
import { tell } from '../tell.ts'
import { type Deposit, depositNumber } from './deposit.ts'
import { presentDeposits } from './list-deposits.ts'

/**
 * Opens a deposit order. The same request again answers the same order.
 * @throws ApiError trial_refused, invalid_input naming the channel, amount_invalid, amount_out_of_range, key_reused, account_blocked
 */
export async function createDeposit(
  parts: Parts,
  input: InputOf<'cashier.deposit'>,
  where: { caller: MemberCaller; language: Language; host: string },
): Promise<ResponseOf<'cashier.deposit'>> {
  const { caller } = where
  const { database, clock, currency } = parts
  const amountUnits = readAmount(input.amount)
  const known = await byRequest(parts, caller.memberId, input.requestId)
  if (known) return answer(parts, same(known, input.channel, amountUnits), where)

  const channel = await openChannel(database.kysely, input.channel, 'deposit')
  requireBounds(channel, amountUnits)
  requireSayable(channel, amountUnits)
  const at = clock.now()
  const made = await database.transaction(async tx => {
    await requireUnlocked(tx, caller.memberId, 'deposit', at)
    const order = await tables(tx)
      .insertInto('cashier.deposit')
      .values({
        member_id: caller.memberId,
        channel_code: channel.code,
        currency,
        amount_units: amountUnits,
        state: 'PENDING',
        request_id: input.requestId,
        created_at: at,
        state_at: at,
        expires_at: new Date(at.getTime() + channel.expiry_minutes * 60_000),
        reversal_by: null,
      })
      .onConflict(conflict => conflict.columns(['member_id', 'request_id']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!order) return undefined
    await addStep(tx, { kind: 'deposit', orderId: order.id, state: 'PENDING', at, actor: 'member' })
    await tell(parts, tx, caller.memberId, {
      name: 'depositCreated',
      order: depositNumber(order.id),
      amountUnits,
      minutes: channel.expiry_minutes,
    })
    return order
  })
  const order = made ?? same((await byRequest(parts, caller.memberId, input.requestId))!, input.channel, amountUnits)
  return answer(parts, order, where)
}

const byRequest = ({ database }: Parts, memberId: bigint, requestId: string): Promise<Deposit | undefined> =>
  tables(database.kysely)
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

function same(order: Deposit, channel: string, amountUnits: bigint): Deposit {
  if (order.channel_code !== channel || order.amount_units !== amountUnits) throw new ApiError('key_reused')
  return order
}

async function answer(parts: Parts, order: Deposit, where: { language: Language; host: string }) {
  const [presented] = await presentDeposits(parts, [order], where)
  return presented!
}
