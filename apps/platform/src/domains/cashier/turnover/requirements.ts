import { sql } from 'kysely'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

export interface NewRequirement {
  memberId: bigint
  currency: string
  /** What it stands for, as `dep:500001`: one requirement each, however often it is opened. */
  source: string
  /** What stays locked while it is open. */
  baseUnits: bigint
  /** Valid bet that is asked for; with 0 nothing is opened. */
  requiredUnits: bigint
  at: Date
}

/** Opens a turnover requirement in the transaction of what it stands for. */
export async function openRequirement(tx: Tx, requirement: NewRequirement): Promise<void> {
  const { memberId, currency, source, baseUnits, requiredUnits, at } = requirement
  if (requiredUnits === 0n) return
  await tables(tx)
    .insertInto('cashier.requirement')
    .values({
      member_id: memberId,
      currency,
      source,
      base_units: baseUnits,
      required_units: requiredUnits,
      opened_at: at,
      closed_at: null,
    })
    .onConflict(conflict => conflict.column('source').doNothing())
    .execute()
}

/** Ends what deposits of a member still ask for, so that all of it may be withdrawn. */
export async function endDepositRequirements(tx: Tx, memberId: bigint, at: Date): Promise<void> {
  await tables(tx)
    .updateTable('cashier.requirement')
    .set({ closed_at: at })
    .where('member_id', '=', memberId)
    .where('source', 'like', 'dep:%')
    .where('closed_at', 'is', null)
    .execute()
}

/** What open requirements lock, and the valid bet that they still ask for. */
export async function openTurnover(
  db: Queryable,
  memberId: bigint,
  currency: string,
): Promise<{ lockedUnits: bigint; leftUnits: bigint }> {
  const { rows } = await sql<{ locked: bigint; left: bigint }>`
    select coalesce(sum(base_units), 0)::bigint as locked, coalesce(sum(required_units - done_units), 0)::bigint as left
    from cashier.requirement where member_id = ${memberId} and currency = ${currency} and closed_at is null`.execute(db)
  return { lockedUnits: rows[0]!.locked, leftUnits: rows[0]!.left }
}

/**
 * Counts the facts that came since. In the same transaction `then` finds in the temporary table `turnover_rest` what no
 * requirement took: (fact_id, member_id, currency, game_code, game_type, earned_at, valid_units), below zero for reversals.
 */
export async function settleTurnover<T>(tx: Tx, then: (tx: Tx) => Promise<T>): Promise<T> {
  await sql`select cashier.settle_turnover()`.execute(tx)
  return then(tx)
}
