import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import { takesTwo } from '../../../kernel/approvals/worth.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import type { Withdrawal } from './withdrawal.ts'

const dayMs = 24 * 3_600_000
/** A win that waits longer before it is taken out is looked at no more. */
const lookBackDays = 31

/**
 * The other member of whom a member had most in one day, won in games or sent up or down a line, where that is more than one operator
 * may pay out alone: either may carry money from one to the other. What came before an operator last looked counts no more.
 */
export async function largeWinOfMember(
  { settings }: Pick<Parts, 'settings'>,
  tx: Tx,
  { memberId, at }: { memberId: bigint; at: Date },
): Promise<Pick<Withdrawal, 'won_of' | 'won_units'>> {
  const brand = await settings.brand(tx)
  const looked = await tables(tx)
    .selectFrom('cashier.withdrawal')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('win_checked_by', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const earliest = new Date(at.getTime() - lookBackDays * dayMs)
  const since = looked && looked.created_at > earliest ? looked.created_at : earliest
  const { rows } = await sql<{ won_of: bigint; won_units: bigint }>`
    select other_member as won_of, units::bigint as won_units
    from cashier.had_of_members(${memberId}, ${since}::timestamptz, ${brand.timeZone}) where units > 0
    order by units desc, other_member limit 1`.execute(tables(tx))
  const [most] = rows
  return most && takesTwo(brand, 'withdrawals', most.won_units) ? most : { won_of: null, won_units: null }
}

/**
 * Refuses to pay what was won or had of another member while nobody has looked; answers who has.
 * @throws ApiError win_unchecked
 */
export function requireWinLookedAt(order: Withdrawal, saysChecked: boolean, operatorId: bigint): bigint | null {
  if (order.won_of === null) return null
  if (!saysChecked) throw new ApiError('win_unchecked', { faults: [{ field: 'winChecked', fault: 'required' }] })
  return operatorId
}
