import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'
import { plainNumber } from './plain-number.ts'

/** Joins the block `b` of the number of a payout account `table`, where there is one. */
export const blockJoin = (table: 'o' | 'a') =>
  sql<boolean>`b.channel_code = ${sql.ref(`${table}.channel_code`)} and b.number = ${plainNumber(sql.ref(`${table}.number`))}`

/** A block as operators see it. */
export const presentBlock = (
  { blocked_by, blocked_at, block_reason }: BlockRow,
  names: ReadonlyMap<bigint, string>,
): { operator: string; at: string; reason: string } | null =>
  blocked_at && {
    ...{ operator: names.get(blocked_by!) ?? '', at: blocked_at.toISOString(), reason: block_reason ?? '' },
  }

/** Columns that {@link blockJoin} adds to a row; null where nothing is blocked. */
export interface BlockRow {
  blocked_by: bigint | null
  blocked_at: Date | null
  block_reason: string | null
}
export const blockColumns = ['b.blocked_by', 'b.blocked_at', 'b.reason as block_reason'] as const

/** @param number in the form in which it is stored. @throws ApiError payout_number_blocked naming the field */
export async function requireNumberOpen(
  db: Queryable,
  { channel, number }: { channel: string; number: string },
): Promise<void> {
  const blocked = await tables(db)
    .selectFrom('cashier.blocked_number')
    .select('number')
    .where('channel_code', '=', channel)
    .where('number', '=', number)
    .executeTakeFirst()
  if (blocked) throw new ApiError('payout_number_blocked', { faults: [{ field: 'number', fault: 'number_blocked' }] })
}

/** Refuses to pay to an account whose number is blocked. @throws ApiError payout_number_blocked */
export async function requireAccountOpen(db: Queryable, payoutAccountId: bigint): Promise<void> {
  const blocked = await tables(db)
    .selectFrom('cashier.payout_account as a')
    .innerJoin('cashier.blocked_number as b', join => join.on(blockJoin('a')))
    .select('a.id')
    .where('a.id', '=', payoutAccountId)
    .executeTakeFirst()
  if (blocked) throw new ApiError('payout_number_blocked')
}
