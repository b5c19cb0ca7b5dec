import { type RawBuilder, sql } from 'kysely'
import { leasedRow, lockLease } from '../../leases.ts'
import type { StudioTx } from '../../studio-database.ts'
import { LeaseLost, type ShardDependencies } from '../rooms-dependencies.ts'

/**
 * A write of a shard in one statement, which writes nothing once its lease has passed on.
 * @param statement writes at least one row for the row that `lease` gives; it gives none once the lease has passed on
 * @throws LeaseLost
 */
export async function writeFenced(
  { db, shard, fence }: ShardDependencies,
  statement: (lease: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  const lease = sql`(${leasedRow('studio.room_lease', { code: shard, fence })}) as lease`
  const { numAffectedRows } = await statement(lease).execute(db)
  if (numAffectedRows === 0n) throw new LeaseLost(shard)
}

/** Writes of a shard: none is made once its lease has passed on. @throws LeaseLost */
export function fenced<T>({ db, shard, fence }: ShardDependencies, write: (tx: StudioTx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async tx => {
    if (!(await lockLease(tx, 'studio.room_lease', { code: shard, fence }))) throw new LeaseLost(shard)
    return write(tx)
  })
}
