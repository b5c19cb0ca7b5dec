import type { LiveDependencies, StoredTableSlip } from '../live-dependencies.ts'
import { freeRoom } from './laid-units.ts'

/** Takes a slip that is not accepted from the table, with its part of the spots' room. */
export function leaveSlip(
  { db, outside }: Pick<LiveDependencies, 'db' | 'outside'>,
  slip: Pick<StoredTableSlip, 'id'>,
  state: 'refused' | 'rolling-back',
): Promise<void> {
  return db.transaction().execute(async tx => {
    const { numUpdatedRows } = await tx
      .updateTable('studio.table_slip')
      .set({ state, retry_at: state === 'refused' ? null : outside.now() })
      .where('id', '=', slip.id)
      .where('state', '=', 'betting')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await freeRoom(tx, slip)
  })
}
