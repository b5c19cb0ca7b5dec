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

/**
 * The same for a statement that may find nothing to write.
 * @param statement returns one column for the row that `lease` gives
 * @returns the values of that column
 * @throws LeaseLost
 */
export async function readFenced<T>(
  { db, shard, fence }: ShardDependencies,
  statement: (lease: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<T[]> {
  const { rows } = await sql<{ has_lease: boolean; found: T[] }>`
    with lease as materialized (${leasedRow('studio.room_lease', { code: shard, fence })}), written (value) as (${statement(sql`lease`)})
    select exists (select from lease) as has_lease, array(select value from written) as found`.execute(db)
  const [{ has_lease, found }] = rows as [(typeof rows)[0]]
  if (!has_lease) throw new LeaseLost(shard)
  return found
}

/**
 * True in a statement that begins while the shard holds its lease: for what does no harm when it is done twice, but is to be told by
 * its holder.
 */
export const whileHeld = ({ shard, fence }: Pick<ShardDependencies, 'shard' | 'fence'>) =>
  sql<boolean>`exists (select from studio.room_lease where code = ${shard} and fence = ${fence})`

/**
 * Several writes of a shard in one statement, of which none is made once its lease has passed on.
 * @param statements write for the row that `lease` gives; none sees what another one writes
 * @throws LeaseLost
 */
export async function writeAllFenced(
  { db, shard, fence }: ShardDependencies,
  statements: (lease: RawBuilder<unknown>) => RawBuilder<unknown>[],
): Promise<void> {
  const writes = statements(sql`lease`).map((statement, at) => sql`, ${sql.id(`write_${at}`)} as (${statement})`)
  const { rows } = await sql<{ has_lease: boolean }>`
    with lease as materialized (${leasedRow('studio.room_lease', { code: shard, fence })}) ${sql.join(writes, sql` `)}
    select exists (select from lease) as has_lease`.execute(db)
  if (!rows[0]!.has_lease) throw new LeaseLost(shard)
}

/** Writes of a shard: none is made once its lease has passed on. @throws LeaseLost */
export function fenced<T>({ db, shard, fence }: ShardDependencies, write: (tx: StudioTx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async tx => {
    if (!(await lockLease(tx, 'studio.room_lease', { code: shard, fence }))) throw new LeaseLost(shard)
    return write(tx)
  })
}
