import { type RawBuilder, sql } from 'kysely'
import type { Database, Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

/** History that needs no further check, as parts of SQL: whole months, each checked once when it was over. */
export interface Checked {
  /** Id through which transfers were checked. */
  transferId: string
  /** Moment up to which everything else was checked: the end of the last closed month. */
  until: string
  /** Credits less debits of each account by then: account_id, units. */
  balances: string
  /** Sums that other domains carry on, as of then: name, units. */
  sums: string
}

/** Queries by the name of what must always hold; each answers a row (detail) for each thing that does not. */
export type Invariants = Record<string, string | ((checked: Checked) => string)>

/**
 * Sums over the transfers of a closed month that checks carry on, by the name of their group: a query that answers rows
 * (name, units) of the transfers above one id and up to another.
 */
export type CarriedSums = Record<string, (aboveId: string, throughId: string) => string>

/** Nothing: a check of the whole history. */
export const nothingChecked: Checked = {
  transferId: '0',
  until: `'-infinity'::timestamptz`,
  balances: '(select 0::bigint as account_id, 0::numeric as units where false)',
  sums: `(select '' as name, 0::numeric as units where false)`,
}

/** The closed months; nothing where none is. */
export async function closedMonths(on: Queryable): Promise<Checked> {
  const { rows } = await sql<{ through_id: bigint; until: string }>`
    select through_id, (month + interval '1 month')::text || 'Z' as until
    from ledger.checked_month order by month desc limit 1`.execute(on)
  const [last] = rows
  if (!last) return nothingChecked
  return {
    transferId: last.through_id.toString(),
    until: `'${last.until}'::timestamptz`,
    balances: 'ledger.checked_balance',
    sums: 'ledger.checked_sum',
  }
}

/** Closes each month that is over and was checked. Call it after a check that found nothing. @returns the number of months */
export async function closeMonths({ kysely }: Pick<Database, 'kysely'>, carried: CarriedSums): Promise<number> {
  const { rows: months } = await sql<{ month: string }>`
    select m::text as month from ledger.months_to_close() m`.execute(kysely)
  for (const { month } of months)
    await tables(kysely)
      .transaction()
      .execute(async tx => {
        const before = await closedMonths(tx)
        const { rows } = await sql<{ id: bigint }>`select ledger.close_month(${month}::timestamp) as id`.execute(tx)
        for (const query of Object.values(carried))
          await addSums(tx, sql.raw(query(before.transferId, rows[0]!.id.toString())))
      })
  return months.length
}

const addSums = (tx: Queryable, query: RawBuilder<unknown>) =>
  sql`
  insert into ledger.checked_sum as known (name, units) ${query}
  on conflict (name) do update set units = known.units + excluded.units`.execute(tx)
