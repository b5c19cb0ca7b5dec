import type { TableBetAnswer } from '@baize/api/studio/live'
import { MOST_TAKEN_BACK } from '@baize/game-kit/tables/index'
import { sql } from 'kysely'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { rollBackStake } from '../../wallet/wallet-moves.ts'
import type { StoredTableSlip } from '../live-dependencies.ts'
import type { BetDependencies } from './bet-dependencies.ts'
import { freeRoom } from './laid-units.ts'
import { readSlip } from './read-slips.ts'
import { roundClosed } from './round-closed.ts'

/**
 * Takes a whole slip back while its round takes bets: it is in no book, and its stake returns.
 * @throws StudioError slip_unknown, round_closed, too_often
 */
export async function takeBack(
  deps: BetDependencies,
  visit: Visit,
  slipId: string,
  receivedAt: Date,
): Promise<TableBetAnswer> {
  const slip = await cancel(deps, visit, slipId, receivedAt)
  if (await rollBackStake(deps, 'studio.table_slip', { ...visit, id: slip.id }))
    await deps.db
      .updateTable('studio.table_slip')
      .set({ state: 'cancelled', settled_at: deps.outside.now(), retry_at: null })
      .where('id', '=', slip.id)
      .where('state', '=', 'cancelling')
      .execute()
  return {
    nowMs: deps.outside.now().getTime(),
    slip: await readSlip(deps, slip.id),
    acceptedAtMs: slip.accepted_at!.getTime(),
    balanceUnits: null,
  }
}

async function cancel(
  { db, outside }: BetDependencies,
  visit: Visit,
  slipId: string,
  receivedAt: Date,
): Promise<StoredTableSlip> {
  return db.transaction().execute(async tx => {
    const slip = await tx
      .selectFrom('studio.table_slip')
      .selectAll()
      .where('id', '=', slipId)
      .where('user_id', '=', visit.user_id)
      .executeTakeFirst()
    if (!slip?.accepted_at) throw new StudioError('slip_unknown', { field: 'slipId' })
    const round = await tx
      .selectFrom('studio.table_round')
      .select(['state', 'serial', 'closes_at'])
      .where('id', '=', slip.table_round_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (round.state !== 'OPEN' || receivedAt >= round.closes_at) throw roundClosed(round.serial)
    const { rows } = await sql<{ taken: number }>`
      select count(*)::integer as taken from studio.table_slip
      where table_round_id = ${slip.table_round_id} and user_id = ${visit.user_id} and state in ('cancelling', 'cancelled')`.execute(
      tx,
    )
    if (rows[0]!.taken >= MOST_TAKEN_BACK) throw new StudioError('too_often')
    const cancelled = await tx
      .updateTable('studio.table_slip')
      .set({ state: 'cancelling', retry_at: outside.now() })
      .where('id', '=', slipId)
      .where('state', '=', 'accepted')
      .returningAll()
      .executeTakeFirst()
    if (!cancelled) throw new StudioError('slip_unknown', { field: 'slipId' })
    await freeRoom(tx, cancelled)
    return cancelled
  })
}
