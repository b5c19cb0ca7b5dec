import type { TablePoolView } from '@baize/api/studio/live'
import { sql } from 'kysely'
import type { LiveDependencies } from '../live-dependencies.ts'

/** What everybody in the money of a book has on each spot; sums are told in two digits, and nobody is named. */
export async function readPools(
  { db }: Pick<LiveDependencies, 'db'>,
  roundId: bigint,
  book: string,
): Promise<TablePoolView[]> {
  const { rows } = await sql<{ spot: string; players: number; units: bigint }>`
    select p.spot, count(distinct s.user_id)::integer as players, sum(p.units)::bigint as units
    from studio.table_slip s join studio.table_position p on p.slip_id = s.id
    where s.table_round_id = ${roundId} and s.book = ${book} and s.accepted_at is not null
      and s.state in ('accepted', 'decided', 'settled')
    group by p.spot order by p.spot`.execute(db)
  return rows.map(({ spot, players, units }) => [spot, players, twoDigits(units)])
}

/** A sum cut to its first two digits. */
function twoDigits(units: bigint): string {
  const digits = String(units)
  return digits.slice(0, 2) + '0'.repeat(Math.max(0, digits.length - 2))
}
