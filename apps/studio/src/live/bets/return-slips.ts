import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'

/**
 * Sends the slips of a void round on their way back. Those that lie on a whole series alone stand until it ends.
 * @returns how many it sent back
 */
export async function returnSlips(tx: StudioTx, roundId: bigint, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update studio.table_slip s set retry_at = ${now}::timestamptz,
      state = case s.state when 'betting' then 'rolling-back' else 'voiding' end
    where s.table_round_id = ${roundId} and s.state in ('betting', 'accepted')
      and (s.state = 'betting' or exists (
        select from studio.table_position p where p.slip_id = s.id and not p.with_series))`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/** Sends back what lies on a series of a table that came to no end. */
export async function returnSeries(tx: StudioTx, table: string, now: Date): Promise<void> {
  await sql`
    update studio.table_slip s set retry_at = ${now}::timestamptz, state = 'voiding'
    from studio.table_round r
    where r.id = s.table_round_id and r.table_code = ${table} and s.state = 'accepted' and exists (
      select from studio.table_position p
      where p.slip_id = s.id and p.with_series and p.payout_units is null)`.execute(tx)
}
