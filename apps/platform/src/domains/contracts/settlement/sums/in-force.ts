import { sql } from 'kysely'
import type { Queryable } from '../../../../kernel/database/open-database.ts'
import type { Series } from '../../dependencies.ts'
import { type Tier, tiersOf } from '../../offers/terms.ts'
import type { StoredTier } from '../../tables.ts'

/** A contract that settles a window. */
export interface InForce {
  id: bigint
  payerId: bigint | null
  payeeId: bigint
  tiers: Tier[]
  /** Members above the payee as the window ends. */
  depth: number
}

/**
 * Contracts of a series that settle the window which ends at a moment: accepted before it and not ended before it. Those of
 * some payees alone, where they are named. Payers come before those whom they pay.
 */
export async function contractsInForce(
  db: Queryable,
  { type, period }: Series,
  end: Date,
  payees?: readonly bigint[],
): Promise<InForce[]> {
  const { rows } = await sql<Omit<InForce, 'tiers'> & { tiers: StoredTier[] }>`
    select c.id, c.payer_id as "payerId", c.payee_id as "payeeId", c.tiers,
      (select count(*) from agents.team_over_time l where l.descendant_id = c.payee_id and l.depth > 0
        and l.from_at < ${end} and l.until_at >= ${end})::int as depth
    from contracts.contract c
    where c.type = ${type} and c.period = ${period} and c.accepted_at < ${end}
      and (c.ended_at is null or c.ended_at >= ${end})
      ${payees ? sql`and c.payee_id = any (${[...payees]}::bigint[])` : sql``}
    order by depth, c.payee_id`.execute(db)
  return rows.map(({ tiers, ...row }) => ({ ...row, tiers: tiersOf(tiers) }))
}
