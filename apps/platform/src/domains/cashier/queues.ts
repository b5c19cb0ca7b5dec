import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { pageOf } from '../../kernel/database/page-of.ts'
import { usernamesOf } from '../identity/index.ts'
import { depositNumber } from './deposits/deposit.ts'
import type { Parts } from './parts.ts'
import { paidUnits, remainingUnits, withdrawalNumber } from './withdrawals/withdrawal.ts'

/** Deposits in a state, the oldest first, as operators work on them. */
export async function depositQueue(
  { database: { kysely } }: Parts,
  { state, ...paging }: InputOf<'cashier.depositQueue'>,
): Promise<ResponseOf<'cashier.depositQueue'>> {
  const chosen = kysely.selectFrom('cashier.deposit').selectAll().where('state', '=', state).orderBy('id')
  const { rows, totalPages } = await pageOf(chosen, paging)
  const names = await usernamesOf(
    kysely,
    rows.map(row => row.member_id),
  )
  return {
    list: rows.map(row => ({
      id: row.id.toString(),
      number: depositNumber(row.id),
      account: names.get(row.member_id) ?? '',
      channel: row.channel_code,
      amount: toWire(row.amount_units),
      arrivedAmount: row.arrived_units === null ? null : toWire(row.arrived_units),
      state: row.state,
      reversalProposed: row.reversal_by !== null,
      createdAt: row.created_at.toISOString(),
    })),
    totalPages,
  }
}

/** Withdrawals in a state, the oldest first, with the whole number of the account that is paid. */
export async function withdrawalQueue(
  { database: { kysely } }: Parts,
  { state, ...paging }: InputOf<'cashier.withdrawalQueue'>,
): Promise<ResponseOf<'cashier.withdrawalQueue'>> {
  const chosen = kysely
    .selectFrom('cashier.withdrawal')
    .where('state', '=', state)
    .innerJoin('cashier.payout_account as a', 'a.id', 'cashier.withdrawal.payout_account_id')
    .selectAll('cashier.withdrawal')
    .select(['a.holder', 'a.number'])
    .orderBy('cashier.withdrawal.id')
  const { rows, totalPages } = await pageOf(chosen, paging)
  const names = await usernamesOf(
    kysely,
    rows.map(row => row.member_id),
  )
  return {
    list: rows.map(row => ({
      id: row.id.toString(),
      number: withdrawalNumber(row.id),
      account: names.get(row.member_id) ?? '',
      channel: row.channel_code,
      holder: row.holder,
      payoutNumber: row.number,
      amount: toWire(row.amount_units),
      fee: toWire(row.fee_units),
      paidAmount: toWire(paidUnits(row)),
      remainingAmount: toWire(remainingUnits(row)),
      proof: row.proof_upload_id,
      state: row.state,
      createdAt: row.created_at.toISOString(),
    })),
    totalPages,
  }
}
