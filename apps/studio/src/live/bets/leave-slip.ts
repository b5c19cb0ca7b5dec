import type { WalletStatus } from '@baize/api/wallet-protocol'
import type { LiveDependencies, StoredTableSlip } from '../live-dependencies.ts'
import { freeRoom } from './laid-units.ts'

/** Why a slip leaves: the wallet's certain refusal, or null where its stake goes back until the wallet confirms that. */
type Refusal = WalletStatus | null

/** Takes a slip that is not accepted from the table, with its part of the spots' room. */
export function leaveSlip(
  { db, outside }: Pick<LiveDependencies, 'db' | 'outside'>,
  slip: Pick<StoredTableSlip, 'id'>,
  refusal: Refusal,
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
