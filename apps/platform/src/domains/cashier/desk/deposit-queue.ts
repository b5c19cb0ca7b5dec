import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { readList } from '../../../kernel/lists/read-list.ts'
import { depositNumber } from '../deposits/deposit.ts'
import { paymentsByOrder, presentPayments, sumOf } from '../deposits/payments.ts'
import type { Parts } from '../parts.ts'
import { type DepositState, tables } from '../tables.ts'
import { claimJoin, namesOf, presentQueued, type QueueRow, queueConditions, queueOrder } from './queue.ts'

type Row = ResponseOf<'cashier.depositQueue'>['list'][number]

/** Deposits as operators work on them, with every payment that came. */
export async function depositQueue(
  { database: { kysely }, clock }: Pick<Parts, 'database' | 'clock'>,
  { state, isLate, ...asked }: InputOf<'cashier.depositQueue'>,
  { operatorId }: OperatorCaller,
): Promise<ResponseOf<'cashier.depositQueue'>> {
  const now = clock.now()
  const query = depositRows(kysely, now)
    .where('o.state', 'in', state)
    .where(await queueConditions(kysely, 'deposit', asked, { operatorId, now }))
    .$if(isLate !== undefined, rows => rows.where(isLateDeposit))
  const { rows, ...page } = await readList(query, queueOrder, asked)
  return { list: await presentDepositRows(kysely, rows, now), ...page }
}

/** A payment came after its end. */
const isLateDeposit = sql<boolean>`exists (
  select from cashier.payment p where p.deposit_id = o.id and p.arrived_at >= o.expires_at)`

/** Deposits `o` with the claim `c` on each. */
export const depositRows = (db: Queryable, now: Date) =>
  tables(db)
    .selectFrom('cashier.deposit as o')
    .leftJoin('cashier.claim as c', join => join.on(claimJoin('deposit', now)))
    .select(['o.id', 'o.member_id', 'o.channel_code', 'o.amount_units', 'o.created_at', 'o.state', 'o.state_at'])
    .select(['o.version', 'o.reversal_by', 'c.operator_id as claimed_by', 'c.until as claimed_until'])
    .select(isLateDeposit.as('is_late'))

type DepositRow = QueueRow & { state: DepositState; reversal_by: bigint | null; is_late: boolean }

export async function presentDepositRows(db: Queryable, rows: readonly DepositRow[], now: Date): Promise<Row[]> {
  const payments = await paymentsByOrder(
    db,
    rows.map(({ id }) => id),
  )
  const names = await namesOf(
    db,
    rows.flatMap(row => [row.member_id, row.claimed_by, row.reversal_by]),
  )
  return rows.map(row => {
    const waiting = sumOf(payments(row.id), 'WAITING')
    return {
      ...presentQueued('deposit', row, names, now),
      ...{ number: depositNumber(row.id), state: row.state, isLate: row.is_late },
      ...presentPayments(payments(row.id)),
      waitingAmount: waiting === 0n ? null : toWire(waiting),
      reversalBy: row.reversal_by === null ? null : (names.get(row.reversal_by) ?? ''),
    }
  })
}
