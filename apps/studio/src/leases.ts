import { noteLeases } from '@baize/server-kit/metrics/leases'
import { type Selectable, sql } from 'kysely'
import type { StudioOutside } from './outside.ts'
import type { StudioDatabase, StudioTx } from './studio-database.ts'
import type { StudioTables } from './tables.ts'

/** A holder that has not renewed its lease for so long has lost it; rooms wait longer (rooms.md 1.2). */
const leaseMs: Record<LeasedTable, number> = {
  ...{ 'studio.live_table': 5_000, 'sports.competition': 5_000, 'studio.room_lease': 10_000 },
}

/** Tables whose rows are each worked on by one process at a time. */
type LeasedTable = 'studio.live_table' | 'sports.competition' | 'studio.room_lease'
type Leased<T extends LeasedTable> = Selectable<StudioTables[T]>

/**
 * Renews the leases of a process and takes those of rows that nobody holds. A new holder's number is higher than all before.
 * @param mostNew rows that it takes at once, so that processes which begin together share them; all where left out
 * @returns the rows that this process holds now
 */
export async function holdLeases<T extends LeasedTable>(
  { db, outside }: { db: StudioDatabase; outside: StudioOutside },
  table: T,
  holder: string,
  mostNew: number | null = null,
): Promise<Leased<T>[]> {
  const now = outside.now()
  const { rows } = await sql<Leased<T>>`
    with free as (
      select code from ${sql.table(table)} where leased_until < ${now}::timestamptz and holder is distinct from ${holder}::uuid
      order by code desc limit ${mostNew} for update)
    update ${sql.table(table)} set holder = ${holder}::uuid, leased_until = ${new Date(now.getTime() + leaseMs[table])}::timestamptz,
      fence = case when holder is not distinct from ${holder}::uuid then fence else fence + 1 end
    where holder = ${holder}::uuid or code in (select code from free) returning *`.execute(db)
  noteLeases(table, rows.length)
  return rows
}

/** Gives the leases back, so that another process need not wait for their end. */
export async function endLeases({ db }: { db: StudioDatabase }, table: LeasedTable, holder: string): Promise<void> {
  await sql`update ${sql.table(table)} set leased_until = ${new Date(0)} where holder = ${holder}::uuid`.execute(db)
  noteLeases(table, null)
}

/** The query of a leased row that is locked; it finds none when the number of the lease is not its any more. */
export const leasedRow = <T extends LeasedTable>(table: T, { code, fence }: { code: string; fence: bigint }) =>
  sql<Leased<T>>`select * from ${sql.table(table)} where code = ${code} and fence = ${fence} for share`

/**
 * Locks a leased row for a step of its holder.
 * @returns the row as it is now; null when the number of the lease is not its any more: then nothing may be written
 */
export async function lockLease<T extends LeasedTable>(
  tx: StudioTx,
  table: T,
  lease: { code: string; fence: bigint },
): Promise<Leased<T> | null> {
  const { rows } = await leasedRow(table, lease).execute(tx)
  return rows[0] ?? null
}
