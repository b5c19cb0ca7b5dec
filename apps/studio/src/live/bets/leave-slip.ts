import type { WalletStatus } from '@baize/api/wallet-protocol'
import type { LiveDependencies, StoredTableSlip } from '../live-dependencies.ts'
import { freeRoom } from './laid-units.ts'

/**
 * Takes a slip that is not accepted from the table, with its part of the spots' room.
 * @param refusal the wallet's certain refusal; null where the stake goes back until the wallet confirms that
 */
export function leaveSlip(
  { db, outside }: Pick<LiveDependencies, 'db' | 'outside'>,
  slip: Pick<StoredTableSlip, 'id'>,
  refusal: WalletStatus | null,
): Promise<void> {
  const left =
    refusal === null
      ? { state: 'rolling-back' as const, retry_at: outside.now() }
      : { state: 'refused' as const, refusal, retry_at: null }
  return db.transaction().execute(async tx => {
    const { numUpdatedRows } = await tx
      .updateTable('studio.table_slip')
      .set(left)
      .where('id', '=', slip.id)
      .where('state', '=', 'betting')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await freeRoom(tx, slip)
  })
}
