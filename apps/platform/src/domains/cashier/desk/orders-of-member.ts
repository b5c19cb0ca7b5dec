import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { numberOf, type OrderKind } from './find-orders.ts'

/** An order or a correction of a member. */
export interface MemberOrder {
  kind: OrderKind
  id: bigint
  number: string
  state: string
  units: bigint
  channel: string | null
  at: Date
  /** The same as the database writes it, for the next page. */
  place: string
}

/** The last one that was shown. */
export interface OrderPlace {
  at: string
  id: bigint
}

/** Deposits, withdrawals and corrections of a member before one, the newest first. */
export async function ordersOfMember(
  db: Queryable,
  memberId: bigint,
  { before, limit }: { before?: OrderPlace | undefined; limit: number },
): Promise<MemberOrder[]> {
  const part = (kind: OrderKind, time: string, units: string, channel: string) => sql`
    (select ${sql.lit(kind)} as kind, id, state, ${sql.ref(units)} as units, ${sql.raw(channel)} as channel, ${sql.ref(time)} as at, ${sql.ref(time)}::text as place
    from cashier.${sql.raw(kind)} where member_id = ${memberId}
      ${before ? sql`and (${sql.ref(time)}, id) < (${before.at}::text::timestamptz, ${before.id}::bigint)` : sql``}
    order by id desc limit ${limit})`
  const { rows } = await sql<Omit<MemberOrder, 'number'>>`
    ${part('deposit', 'created_at', 'amount_units', 'channel_code')}
    union all ${part('withdrawal', 'created_at', 'amount_units', 'channel_code')}
    union all ${part('correction', 'proposed_at', 'change_units', 'null::text')}
    order by at desc, id desc limit ${limit}`.execute(db)
  return rows.map(row => ({ ...row, number: numberOf[row.kind](row.id) }))
}
