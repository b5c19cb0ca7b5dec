import type { InputOf, Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { pageOf } from '@baize/server-kit/database/page-of'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { textOf } from '../channels/channels.ts'
import { maskNumber } from '../channels/payout-accounts.ts'
import type { Parts } from '../parts.ts'
import { stepsOf } from '../steps.ts'
import { tables } from '../tables.ts'
import { paidUnits, remainingUnits, type Withdrawal, withdrawalNumber } from './withdrawal.ts'

/** One page of a member's withdrawals, newest first. */
export async function listWithdrawals(
  parts: Parts,
  paging: InputOf<'cashier.withdrawals'>,
  { caller, language }: { caller: MemberCaller; language: Language },
): Promise<ResponseOf<'cashier.withdrawals'>> {
  const { kysely } = parts.database
  const own = tables(kysely).selectFrom('cashier.withdrawal').selectAll().where('member_id', '=', caller.memberId)
  const { rows, totalPages } = await pageOf(own.orderBy('id', 'desc'), paging)
  return { list: await presentWithdrawals(parts, rows, language), totalPages }
}

/** Orders as their member sees them: amounts, every step with its reason, and until when an answer counts. */
export async function presentWithdrawals(
  { database: { kysely } }: Parts,
  orders: readonly Withdrawal[],
  language: Language,
): Promise<ResponseOf<'cashier.withdrawals'>['list']> {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const steps = await stepsOf(kysely, 'withdrawal', ids)
  const accounts = await tables(kysely)
    .selectFrom('cashier.payout_account as a')
    .innerJoin('cashier.channel as c', 'c.code', 'a.channel_code')
    .select(['a.id', 'a.number', 'c.texts'])
    .where(
      'a.id',
      'in',
      orders.map(order => order.payout_account_id),
    )
    .execute()
  const accountOf = new Map(accounts.map(account => [account.id, account]))
  const children = await tables(kysely)
    .selectFrom('cashier.withdrawal')
    .select(['id', 'parent_id'])
    .where('parent_id', 'in', ids)
    .execute()
  const childOf = new Map(children.map(({ id, parent_id }) => [parent_id, id]))
  return orders.map(order => {
    const { texts, number } = accountOf.get(order.payout_account_id)!
    const child = childOf.get(order.id)
    return {
      id: order.id.toString(),
      number: withdrawalNumber(order.id),
      channelName: textOf(texts, language).name,
      account: maskNumber(number),
      amount: toWire(order.amount_units),
      fee: toWire(order.fee_units),
      paidAmount: toWire(paidUnits(order)),
      receivedAmount: order.received_units === null ? null : toWire(order.received_units),
      remainingAmount: order.received_units === null ? null : toWire(remainingUnits(order)),
      state: order.state,
      createdAt: order.created_at.toISOString(),
      paidAt: order.paid_at?.toISOString() ?? null,
      deadlineAt: order.deadline_at?.toISOString() ?? null,
      proof: order.proof_upload_id,
      reissueOf: order.parent_id === null ? null : withdrawalNumber(order.parent_id),
      reissuedAs: child === undefined ? null : withdrawalNumber(child),
      steps: steps(order.id),
    }
  })
}
