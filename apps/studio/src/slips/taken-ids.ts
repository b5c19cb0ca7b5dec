import { sql } from 'kysely'
import type { StudioTx } from '../studio-database.ts'

/** Tables whose rows the wallet knows by their ids. */
const stakes = [
  'sports.bet',
  'sports.slip',
  'studio.slip',
  'studio.table_slip',
  'studio.chase',
  'studio.round',
  'studio.raise',
] as const
type Stakes = 'studio.slip' | 'studio.table_slip' | 'studio.chase'

/**
 * Those of ids that pages give which stand for a stake already, of whatever game and member: the wallet knows all of them by one
 * kind of name. What two pages ask for under one id at the same moment waits for each other, so ask after writing what leaves the
 * own table out.
 * @param but the asker's own table, where it tells a repeat from another stake itself
 */
export async function takenAmong(tx: StudioTx, ids: readonly string[], but?: Stakes): Promise<Set<string>> {
  const asked = sql`(select id from unnest(${[...ids]}::uuid[]) id order by id)`
  await sql`select pg_advisory_xact_lock(hashtextextended('stake-id|' || a.id, 0)) from ${asked} a`.execute(tx)
  const stands = stakes
    .filter(table => table !== but)
    .map(table => sql`exists (select from ${sql.table(table)} t where t.id = a.id)`)
  const { rows } = await sql<{ id: string }>`
    select a.id from ${asked} a where ${sql.join(stands, sql` or `)}`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
