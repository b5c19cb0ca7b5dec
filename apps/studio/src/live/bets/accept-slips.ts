import { sql } from 'kysely'
import type { LiveDependencies, StoredTableSlip } from '../live-dependencies.ts'

type Slip = Pick<StoredTableSlip, 'id'>

/** A debit that came before the book is sealed counts, whatever the row of the round says by then. */
export async function acceptSlips({ db, outside }: LiveDependencies, slips: readonly Slip[]): Promise<(Date | null)[]> {
  const now = outside.now()
  const accepted = await db.transaction().execute(async tx => {
    const ids = slips.map(({ id }) => id)
    // Held until the end, so that no book is read in between.
    await sql`
      select from studio.table_round where id in (select table_round_id from studio.table_slip where id = any(${ids}::uuid[]))
      order by id for share`.execute(tx)
    const { rows } = await sql<Slip>`
      update studio.table_slip s set state = 'accepted', accepted_at = ${now}::timestamptz, retry_at = null
      from studio.table_round r
      where s.id = any(${ids}::uuid[]) and s.state = 'betting'
        and r.id = s.table_round_id and r.state in ('OPEN', 'CLOSED') and r.seals_at > ${now}::timestamptz
      returning s.id`.execute(tx)
    return new Set(rows.map(({ id }) => id))
  })
  return slips.map(({ id }) => (accepted.has(id) ? now : null))
}
