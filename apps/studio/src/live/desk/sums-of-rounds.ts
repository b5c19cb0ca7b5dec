import { sql } from 'kysely'
import type { StudioDatabase } from '../../studio-database.ts'

/** Sums of a round's accepted slips in the money of one book. The payout of a void round is 0: its stakes go back. */
export interface BookSums {
  book: string
  slips: number
  stakeUnits: number
  payoutUnits: number
}

/** Sums of rounds by their ids, each book by its name. */
export async function sumsOfRounds(db: StudioDatabase, ids: readonly bigint[]): Promise<Map<bigint, BookSums[]>> {
  const { rows } = await sql<{ id: bigint; book: string; slips: number; stake: bigint; payout: bigint }>`
    select table_round_id as id, book, count(*)::integer as slips, sum(total_units)::bigint as stake,
      coalesce(sum(payout_units) filter (where state in ('decided', 'settled')), 0)::bigint as payout
    from studio.table_slip
    where table_round_id = any(${ids}::bigint[]) and accepted_at is not null
      and state in ('accepted', 'decided', 'voiding', 'settled', 'voided')
    group by table_round_id, book order by book`.execute(db)
  const sums = new Map<bigint, BookSums[]>()
  for (const { id, book, slips, stake, payout } of rows) {
    const ofRound = sums.get(id) ?? []
    sums.set(id, [...ofRound, { book, slips, stakeUnits: Number(stake), payoutUnits: Number(payout) }])
  }
  return sums
}
