import type { Pool } from 'pg'

/** What no upgrade may lose: what every account holds, and how much there is of what members did. */
export interface Kept {
  balances: { account: string; units: string }[]
  counts: Record<string, string>
}

/** Reads it by columns that version 0.1.0 had already. */
export async function readKept(pool: Pool): Promise<Kept> {
  const { rows: balances } = await pool.query<Kept['balances'][number]>(`
    select concat_ws(' ', owner_kind, owner_id, kind, qualifier, book, currency) as account,
      coalesce(balance, ledger.house_total_of(id))::text as units
    from ledger.account order by 1`)
  const { rows } = await pool.query<Kept['counts']>(`
    select (select count(*) from ledger.transfer) as transfers, (select count(*) from rounds.bet) as bets,
      (select count(*) from contracts.line) as lines, (select count(*) from bonuses.bonus) as bonuses,
      (select count(*) from cashier.withdrawal) as withdrawals, (select count(*) from cashier.deposit) as deposits,
      (select count(*) from studio.round) as rounds, (select count(*) from studio.slip) as slips`)
  return { balances, counts: rows[0]! }
}
