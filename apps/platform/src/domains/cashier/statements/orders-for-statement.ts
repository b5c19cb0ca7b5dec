import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'

/** What a statement is compared with. */
export interface StatementAsks {
  channel: string
  /** In their normal form. */
  references: readonly string[]
  /** Numbers of orders that it names. */
  numbers: readonly string[]
  /** Amounts, and the time within which an order of such an amount was asked for. */
  amounts: readonly bigint[]
  from: Date
  until: Date
}

/** A payment or a payout that bears one of the references. */
export interface BookedMoney {
  reference: string
  order: string
  /** Above 0 for money that came in. */
  units: bigint
}

/** An order by its number, or by its amount. */
export interface StatementOrder {
  number: string
  units: bigint
  createdAt: Date
  /** Nothing was booked for it yet, or not all. */
  isOpen: boolean
}

/**
 * Orders that lines of a statement may be: deposits of its channel, and payouts of any, since one account of the house may serve
 * several.
 */
export async function ordersForStatement(
  db: Queryable,
  { channel, references, numbers, amounts, from, until }: StatementAsks,
): Promise<{ booked: BookedMoney[]; orders: StatementOrder[] }> {
  const [all, named, sums] = [[...references], [...numbers], [...amounts]]
  const booked = await sql<BookedMoney>`
    select reference, 'D' || deposit_id as "order", amount_units as units from cashier.payment
    where channel_code = ${channel} and reference = any (${all}::text[])
    union all
    select reference, 'W' || withdrawal_id, -amount_units from cashier.payout where reference = any (${all}::text[])`.execute(
    db,
  )
  const ids = (letter: string) => named.filter(each => each.startsWith(letter)).map(each => BigInt(each.slice(1)))
  const orders = await sql<StatementOrder>`
    select 'D' || id as number, amount_units as units, created_at as "createdAt", state <> 'CONFIRMED' and state <> 'REVERSED' as "isOpen"
    from cashier.deposit
    where channel_code = ${channel} and (id = any (${ids('D')}::bigint[])
      or (amount_units = any (${sums}::bigint[]) and created_at >= ${from} and created_at < ${until}))
    union all
    select 'W' || id, -(amount_units - fee_units - returned_units), created_at, state in ('REVIEW', 'PAID')
    from cashier.withdrawal
    where id = any (${ids('W')}::bigint[])
      or (-(amount_units - fee_units - returned_units) = any (${sums}::bigint[]) and created_at >= ${from} and created_at < ${until})`.execute(
    db,
  )
  return { booked: booked.rows, orders: orders.rows }
}
