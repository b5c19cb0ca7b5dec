import type { TableRoundState } from '@baize/api/studio/live-states'
import { lockLease } from '../../leases.ts'
import type { StudioTx } from '../../studio-database.ts'
import type { StoredTable, StoredTableRound } from '../live-dependencies.ts'

/**
 * A round for a step of its dealer, held until the end of the transaction.
 * @returns null when the lease is another's by now, or the round is not in the state that the step starts from, or an operator
 *   asked for it to be void
 */
export async function lockRound(
  tx: StudioTx,
  lease: StoredTable,
  id: bigint,
  ...states: TableRoundState[]
): Promise<StoredTableRound | null> {
  const round = await lockToVoid(tx, lease, id, ...states)
  return round?.void_asked === null ? round : null
}

/** The same for the step that voids a round, asked for or not. */
export async function lockToVoid(
  tx: StudioTx,
  lease: StoredTable,
  id: bigint,
  ...states: TableRoundState[]
): Promise<StoredTableRound | null> {
  if (!(await lockLease(tx, 'studio.live_table', lease))) return null
  const round = await tx
    .selectFrom('studio.table_round')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return states.includes(round.state) ? round : null
}
