import { sql } from 'kysely'
import type { Queryable } from '../../../../kernel/database/open-database.ts'

/** What a member still has to pay of contracts, in units: payments that wait for money. */
export async function owedUnits(db: Queryable, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`
    select coalesce(sum(amount_units), 0)::bigint as units from contracts.line
    where payer_id = ${memberId} and state = 'PENDING'`.execute(db)
  return rows[0]?.units ?? 0n
}
