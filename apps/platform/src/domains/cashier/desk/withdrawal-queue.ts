import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { readList } from '../../../kernel/lists/read-list.ts'
import { maskName, maskNumber } from '../../../kernel/masking/masks.ts'
import { bankName } from '../channels/banks.ts'
import { blockJoin } from '../numbers/blocked-numbers.ts'
import type { Parts } from '../parts.ts'
import { type Bank, tables } from '../tables.ts'
import { paidUnits, remainingUnits, type Withdrawal, withdrawalNumber } from '../withdrawals/withdrawal.ts'
import { claimJoin, namesOf, presentQueued, queueConditions, queueOrder } from './queue.ts'

type Row = ResponseOf<'cashier.withdrawalQueue'>['list'][number]

/** Withdrawals as operators work on them, with the account that is paid and of whom much was won. */
export async function withdrawalQueue(
  { database: { kysely }, clock }: Pick<Parts, 'database' | 'clock'>,
  { state, isUnsent, ...asked }: InputOf<'cashier.withdrawalQueue'>,
  { operatorId }: OperatorCaller,
): Promise<ResponseOf<'cashier.withdrawalQueue'>> {
  const now = clock.now()
  const query = withdrawalRows(kysely, now)
    .where('o.state', 'in', state)
    .where(await queueConditions(kysely, 'withdrawal', asked, { operatorId, now }))
    .$if(isUnsent !== undefined, rows =>
      rows.where(sql<boolean>`o.sent_units > 0 and o.sent_units < o.amount_units - o.fee_units`),
    )
  const { rows, ...page } = await readList(query, queueOrder, asked)
  return { list: await presentWithdrawalRows(kysely, rows, now), ...page }
}

/** Withdrawals `o` with the claim `c` on each and the account `a` that is paid. */
export const withdrawalRows = (db: Queryable, now: Date) =>
  tables(db)
    .selectFrom('cashier.withdrawal as o')
    .innerJoin('cashier.payout_account as a', 'a.id', 'o.payout_account_id')
    .innerJoin('cashier.channel as h', 'h.code', 'a.channel_code')
    .leftJoin('cashier.blocked_number as b', join => join.on(blockJoin('a')))
    .leftJoin('cashier.claim as c', join => join.on(claimJoin('withdrawal', now)))
    .selectAll('o')
    .select(['a.bank', 'a.holder', 'a.holder_checked', 'a.number as payout_number', 'h.banks'])
    .select('b.number as blocked_number')
    .select(['c.operator_id as claimed_by', 'c.until as claimed_until'])

type WithdrawalRow = Withdrawal & {
  bank: string | null
  holder: string
  holder_checked: boolean
  payout_number: string
  blocked_number: string | null
  banks: Bank[]
  claimed_by: bigint | null
  claimed_until: Date | null
}

export async function presentWithdrawalRows(db: Queryable, rows: readonly WithdrawalRow[], now: Date): Promise<Row[]> {
  const names = await namesOf(
    db,
    rows.flatMap(row => [row.member_id, row.claimed_by, row.won_of, row.reviewed_by]),
  )
  const nameOf = (id: bigint) => names.get(id) ?? ''
  return rows.map(row => ({
    ...presentQueued('withdrawal', row, names, now),
    ...{ number: withdrawalNumber(row.id), state: row.state, proof: row.proof_upload_id },
    ...{ bank: bankName(row.banks, row.bank), holder: maskName(row.holder), holderChecked: row.holder_checked },
    ...{ payoutNumber: maskNumber(row.payout_number), isNumberBlocked: row.blocked_number !== null },
    ...{ fee: toWire(row.fee_units), paidAmount: toWire(paidUnits(row)) },
    ...{ sentAmount: toWire(row.sent_units), remainingAmount: toWire(remainingUnits(row)) },
    wonOf: row.won_of === null ? null : { account: nameOf(row.won_of), amount: toWire(row.won_units!) },
    reviewedBy: row.reviewed_by === null ? null : nameOf(row.reviewed_by),
  }))
}
