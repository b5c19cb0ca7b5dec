import { lockLease } from '../../leases.ts'
import type { StudioTx } from '../../studio-database.ts'
import { LeaseLost, type ShardDependencies } from '../rooms-dependencies.ts'

/** Writes of a shard: none is made once its lease has passed on. @throws LeaseLost */
export function fenced<T>({ db, shard, fence }: ShardDependencies, write: (tx: StudioTx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async tx => {
    if (!(await lockLease(tx, 'studio.room_lease', { code: shard, fence }))) throw new LeaseLost(shard)
    return write(tx)
  })
}
