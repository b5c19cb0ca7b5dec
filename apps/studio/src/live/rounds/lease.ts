import type { OfferedTable } from '@baize/game-kit/tables/index'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { LiveDependencies, StoredTable } from '../live-dependencies.ts'

/** A dealer that has not renewed its lease for so long has lost it. */
const leaseMs = 5_000

/** Makes the rows of tables that are offered for the first time. */
export async function addTables(
  { db }: Pick<LiveDependencies, 'db'>,
  tables: readonly Pick<OfferedTable, 'table' | 'tier'>[],
): Promise<void> {
  await db
    .insertInto('studio.live_table')
    .values(tables.map(({ table: code, tier }) => ({ code, tier })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/**
 * Takes and renews the leases of all tables that no other process deals at. A new holder's number is higher than all before.
 * @returns the tables that this process deals at now
 */
export function holdLeases(
  { db, outside }: Pick<LiveDependencies, 'db' | 'outside'>,
  holder: string,
): Promise<StoredTable[]> {
  const now = outside.now()
  return db
    .updateTable('studio.live_table')
    .set({
      holder,
      leased_until: new Date(now.getTime() + leaseMs),
      fence: sql<bigint>`case when holder is not distinct from ${holder}::uuid then fence else fence + 1 end`,
    })
    .where(({ eb, or }) => or([eb('holder', '=', holder), eb('leased_until', '<', now)]))
    .returningAll()
    .execute()
}

/** Gives the leases back, so that another process need not wait for their end. */
export async function endLeases({ db }: Pick<LiveDependencies, 'db'>, holder: string): Promise<void> {
  await db
    .updateTable('studio.live_table')
    .set({ leased_until: new Date(0) })
    .where('holder', '=', holder)
    .execute()
}

/**
 * Locks a table for a step of its dealer.
 * @returns the table as it is now; null when the number of the lease is not its any more: then nothing may be written
 */
export async function lockLease(
  tx: StudioTx,
  { code, fence }: Pick<StoredTable, 'code' | 'fence'>,
): Promise<StoredTable | null> {
  const row = await tx
    .selectFrom('studio.live_table')
    .selectAll()
    .where('code', '=', code)
    .forShare()
    .executeTakeFirst()
  return row?.fence === fence ? row : null
}
