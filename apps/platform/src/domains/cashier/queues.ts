import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { pageOf } from '@baize/server-kit/database/page-of'
import type { SelectQueryBuilder } from 'kysely'
import { usernamesOf } from '../identity/index.ts'
import { bankName } from './channels/banks.ts'
import { correctionNumber } from './corrections/correction.ts'
import { type Deposit, depositNumber } from './deposits/deposit.ts'
import { type Payment, paymentsByOrder, presentPayments, sumOf } from './deposits/payments.ts'
import type { Parts } from './parts.ts'
import { tables } from './tables.ts'
import { paidUnits, remainingUnits, withdrawalNumber } from './withdrawals/withdrawal.ts'

/** Deposits in a state, the oldest first, with every payment that came for them, as operators work on them. */
export async function depositQueue(
  parts: Parts,
  { state, ...paging }: InputOf<'cashier.depositQueue'>,
): Promise<ResponseOf<'cashier.depositQueue'>> {
  const { kysely } = parts.database
  const chosen = tables(kysely).selectFrom('cashier.deposit').selectAll().where('state', '=', state).orderBy('id')
  const { list, totalPages } = await queuePage(parts, chosen, paging, (row, account) => ({ row, account }))
  const payments = await paymentsByOrder(
    kysely,
    list.map(({ row }) => row.id),
  )
  return { list: list.map(({ row, account }) => queued(row, account, payments(row.id))), totalPages }
}

function queued(row: Deposit, account: string, payments: readonly Payment[]) {
  const waiting = sumOf(payments, 'WAITING')
  return {
    id: row.id.toString(),
    number: depositNumber(row.id),
    account,
    channel: row.channel_code,
    amount: toWire(row.amount_units),
    ...presentPayments(payments),
    waitingAmount: waiting === 0n ? null : toWire(waiting),
    state: row.state,
    reversalProposed: row.reversal_by !== null,
    createdAt: row.created_at.toISOString(),
  }
}

/** Corrections in a state, the oldest first. */
export function correctionQueue(
  parts: Parts,
  { state, ...paging }: InputOf<'cashier.corrections'>,
): Promise<ResponseOf<'cashier.corrections'>> {
  const { kysely } = parts.database
  const chosen = tables(kysely).selectFrom('cashier.correction').selectAll().where('state', '=', state).orderBy('id')
  return queuePage(parts, chosen, paging, (row, account) => ({
    id: row.id.toString(),
    number: correctionNumber(row.id),
    account,
    change: toWire(row.change_units),
    reason: row.reason,
    state: row.state,
    proposedBy: row.proposed_by.toString(),
    proposedAt: row.proposed_at.toISOString(),
  }))
}

/** Withdrawals in a state, the oldest first, with the whole number of the account that is paid, and of whom much was won. */
export async function withdrawalQueue(
  parts: Parts,
  { state, ...paging }: InputOf<'cashier.withdrawalQueue'>,
): Promise<ResponseOf<'cashier.withdrawalQueue'>> {
  const chosen = tables(parts.database.kysely)
    .selectFrom('cashier.withdrawal')
    .where('cashier.withdrawal.state', '=', state)
    .innerJoin('cashier.payout_account as a', 'a.id', 'cashier.withdrawal.payout_account_id')
    .innerJoin('cashier.channel as c', 'c.code', 'a.channel_code')
    .selectAll('cashier.withdrawal')
    .select(['a.bank', 'a.holder', 'a.holder_checked', 'a.number', 'c.banks'])
    .orderBy('cashier.withdrawal.id')
  const { list, totalPages } = await queuePage(parts, chosen, paging, (row, account) => ({ row, account }))
  const losers = await usernamesOf(
    parts.database.kysely,
    list.flatMap(({ row }) => row.won_of ?? []),
  )
  const shown = list.map(({ row, account }) => ({
    id: row.id.toString(),
    number: withdrawalNumber(row.id),
    account,
    channel: row.channel_code,
    bank: bankName(row.banks, row.bank),
    holder: row.holder,
    holderChecked: row.holder_checked,
    payoutNumber: row.number,
    amount: toWire(row.amount_units),
    fee: toWire(row.fee_units),
    paidAmount: toWire(paidUnits(row)),
    remainingAmount: toWire(remainingUnits(row)),
    proof: row.proof_upload_id,
    state: row.state,
    wonOf: row.won_of === null ? null : { account: losers.get(row.won_of) ?? '', amount: toWire(row.won_units!) },
    createdAt: row.created_at.toISOString(),
  }))
  return { list: shown, totalPages }
}

/** A page of what waits, each row with the account of its member. */
async function queuePage<DB, TB extends keyof DB, Row extends { member_id: bigint }, Shown>(
  { database: { kysely } }: Parts,
  chosen: SelectQueryBuilder<DB, TB, Row>,
  paging: { page: number; pageSize: number },
  show: (row: Row, account: string) => Shown,
): Promise<{ list: Shown[]; totalPages: number }> {
  const { rows, totalPages } = await pageOf(chosen, paging)
  const members = rows.map(row => row.member_id)
  const names = await usernamesOf(kysely, members)
  return { list: rows.map(row => show(row, names.get(row.member_id) ?? '')), totalPages }
}
