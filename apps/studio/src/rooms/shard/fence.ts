import { type RawBuilder, sql } from 'kysely'
import { lockLease } from '../../leases.ts'
import type { StudioTx } from '../../studio-database.ts'
import { LeaseLost, type ShardDependencies } from '../rooms-dependencies.ts'

/** The lease of a shard, locked, as a row source of a statement: a lease that has passed on gives none, so that nothing is written. */
export const lockedLease = ({ shard, fence }: ShardDependencies) =>
  sql`(select from studio.room_lease where code = ${shard} and fence = ${fence} for share) as lease`

/**
 * Inserts rows in one round trip, none once the lease of the shard has passed on.
 * @param columns the table and its columns, as they stand behind `insert into`
 * @param rows a row source that gives at least one row with these columns
 * @throws LeaseLost
 */
export async function insertFenced(
  deps: ShardDependencies,
  columns: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
): Promise<void> {
  const { numAffectedRows } =
    await sql`insert into ${columns} select rows.* from ${lockedLease(deps)}, ${rows}`.execute(deps.db)
  if (numAffectedRows === 0n) throw new LeaseLost(deps.shard)
}

/** Writes of a shard: none is made once its lease has passed on. @throws LeaseLost */
export function fenced<T>({ db, shard, fence }: ShardDependencies, write: (tx: StudioTx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async tx => {
    if (!(await lockLease(tx, 'studio.room_lease', { code: shard, fence }))) throw new LeaseLost(shard)
    return write(tx)
  })
}
