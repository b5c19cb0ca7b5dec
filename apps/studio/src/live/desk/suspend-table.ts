import type { DeskActReply, DeskCall } from '@baize/api/table-desk-protocol'
import type { StudioTx } from '../../studio-database.ts'
import { type ActDone, actOnTable, type DeskDependencies, nothingDone } from './act-on-table.ts'

/**
 * Takes a table out of play. A round whose bets are open is void; one that takes no bets any more is dealt and paid. Then the
 * table rests until it is resumed.
 */
export const suspendTable = (deps: DeskDependencies, call: DeskCall<'suspend'>): Promise<DeskActReply> =>
  actOnTable(deps, 'suspend', call, async ({ tx, table, now }) => {
    if (table.suspended_at) return { status: 'TABLE_SUSPENDED' }
    await tx.updateTable('studio.live_table').set({ suspended_at: now }).where('code', '=', table.code).execute()
    return stopRound(tx, table.code, now)
  })

/** Lets a suspended table go on: its next round opens as soon as somebody watches. */
export const resumeTable = (deps: DeskDependencies, call: DeskCall<'resume'>): Promise<DeskActReply> =>
  actOnTable(deps, 'resume', call, async ({ tx, table }) => {
    if (!table.suspended_at) return { status: 'TABLE_RUNNING' }
    await tx.updateTable('studio.live_table').set({ suspended_at: null }).where('code', '=', table.code).execute()
    return nothingDone
  })

/** Asks for the round under way to be void if its bets are open by the clock, whatever its row says; a later one finishes. */
async function stopRound(tx: StudioTx, table: string, now: Date): Promise<ActDone> {
  const round = await tx
    .selectFrom('studio.table_round')
    .select(['id', 'serial', 'state', 'closes_at', 'void_asked'])
    .where('table_code', '=', table)
    .where('state', 'in', ['OPEN', 'CLOSED', 'SEALED', 'DRAWN'])
    .orderBy('serial', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!round) return nothingDone
  const { id, serial } = round
  if (round.void_asked) return { serial, outcome: 'void' }
  if (round.state !== 'OPEN' || round.closes_at <= now) return { serial, outcome: 'finishes' }
  await tx.updateTable('studio.table_round').set({ void_asked: 'SUSPENDED' }).where('id', '=', id).execute()
  return { serial, outcome: 'void' }
}
