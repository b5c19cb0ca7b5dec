import type { InputOf, Language, ResponseOf } from '@baize/api'
import { feeOf } from '@baize/money/fee'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { readAmount } from '../amounts.ts'
import { type Channel, feeRuleOf, openChannel, requireBounds } from '../channels/channels.ts'
import { requireMayLeave } from '../leaving/money-may-leave.ts'
import { requireAccountOpen } from '../numbers/blocked-numbers.ts'
import type { Parts } from '../parts.ts'
import { addStep } from '../steps.ts'
import { tables } from '../tables.ts'
import { tell } from '../tell.ts'
import { presentWithdrawals } from './list-withdrawals.ts'
import { accountsOf, moveMoney, type Withdrawal, withdrawalNumber } from './withdrawal.ts'
import { largeWinOfMember } from './won-of-members.ts'

/**
 * Asks for a withdrawal: the amount leaves what can be played with. The same request again answers the same order.
 * @throws ApiError trial_refused, amount_invalid, amount_out_of_range, password_unset, password_wrong, password_locked,
 * payout_account_on_hold, payout_number_blocked, withdrawal_on_hold, not_available, bonus_active without the consent to give the bonus up, bonus_round_open, key_reused, account_blocked, invalid_input naming a payout account that is not the
 * member's
 */
export async function requestWithdrawal(
  parts: Parts,
  input: InputOf<'cashier.withdraw'>,
  where: { caller: MemberCaller; language: Language },
): Promise<ResponseOf<'cashier.withdraw'>> {
  const { memberId } = where.caller
  const { database, clock, identity } = parts
  const { kysely } = database
  const amountUnits = readAmount(input.amount)
  await identity.withdrawalPassword.check(memberId, input.withdrawalPassword)
  const accountId = BigInt(input.payoutAccountId)
  const known = await byRequest(kysely, memberId, input.requestId)
  if (known) return answer(parts, same(known, accountId, amountUnits), where.language)

  const at = clock.now()
  const channel = await channelOfAccount(kysely, { memberId, accountId, at })
  await requireAccountOpen(kysely, accountId)
  requireBounds(channel, amountUnits)
  const made = await insert(parts, {
    memberId,
    accountId,
    channel,
    amountUnits,
    requestId: input.requestId,
    at,
    forfeitBonus: input.forfeitBonus,
  })
  const order = made ?? same((await byRequest(kysely, memberId, input.requestId))!, accountId, amountUnits)
  parts.wallet.tellBalance(memberId)
  return answer(parts, order, where.language)
}

interface NewWithdrawal {
  memberId: bigint
  accountId: bigint
  channel: Channel
  amountUnits: bigint
  requestId: string
  at: Date
  forfeitBonus: boolean
}

/** The order and its hold, or nothing when the same request came at the same moment and was first. */
const insert = (parts: Parts, asked: NewWithdrawal) =>
  parts.database.transaction(async tx => {
    const { currency } = parts
    const { memberId, accountId, channel, amountUnits, requestId, at } = asked
    const order = await tables(tx)
      .insertInto('cashier.withdrawal')
      .values({
        member_id: memberId,
        channel_code: channel.code,
        payout_account_id: accountId,
        currency,
        amount_units: amountUnits,
        fee_units: feeOf(amountUnits, feeRuleOf(channel)),
        state: 'REQUESTED',
        request_id: requestId,
        parent_id: null,
        paid_at: null,
        deadline_at: null,
        received_units: null,
        proof_upload_id: null,
        reviewed_by: null,
        ...(await largeWinOfMember(parts, tx, { memberId, at })),
        win_checked_by: null,
        created_at: at,
        state_at: at,
      })
      .onConflict(conflict => conflict.columns(['member_id', 'request_id']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!order) return undefined
    const { main, hold } = accountsOf(order)
    const leaving = { memberId, amountUnits, at, alsoLock: [hold], forfeitBonus: asked.forfeitBonus }
    const funds = await requireMayLeave(parts, tx, leaving)
    await tables(tx)
      .updateTable('cashier.withdrawal')
      .set({ available_units: funds?.availableUnits ?? null })
      .where('id', '=', order.id)
      .execute()
    await moveMoney(parts, tx, order, 'hold', [{ debit: main, credit: hold, amountUnits, code: 'WITHDRAW_HOLD' }])
    await addStep(tx, { kind: 'withdrawal', orderId: order.id, state: 'REQUESTED', at, actor: 'member' })
    const number = withdrawalNumber(order.id)
    await tell(parts, tx, memberId, { name: 'withdrawalRequested', order: number, amountUnits })
    return order
  })

async function channelOfAccount(
  db: Queryable,
  { memberId, accountId, at }: Pick<NewWithdrawal, 'memberId' | 'accountId' | 'at'>,
): Promise<Channel> {
  const account = await tables(db)
    .selectFrom('cashier.payout_account')
    .select(['channel_code', 'usable_at'])
    .where('id', '=', accountId)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!account) throw new ApiError('invalid_input', { faults: [{ field: 'payoutAccountId', fault: 'pattern' }] })
  const restsMs = account.usable_at.getTime() - at.getTime()
  if (restsMs > 0) throw new ApiError('payout_account_on_hold', { retryAfterSeconds: Math.ceil(restsMs / 1000) })
  return openChannel(db, account.channel_code, 'payout')
}

const byRequest = (db: Queryable, memberId: bigint, requestId: string): Promise<Withdrawal | undefined> =>
  tables(db)
    .selectFrom('cashier.withdrawal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

function same(order: Withdrawal, accountId: bigint, amountUnits: bigint): Withdrawal {
  if (order.payout_account_id !== accountId || order.amount_units !== amountUnits) throw new ApiError('key_reused')
  return order
}

async function answer(parts: Parts, order: Withdrawal, language: Language) {
  const [presented] = await presentWithdrawals(parts, [order], language)
  return presented!
}
