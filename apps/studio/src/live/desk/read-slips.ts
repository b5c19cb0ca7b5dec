import type { DeskCall, DeskReply, DeskSlip } from '@baize/api/table-desk-protocol'
import { readBook } from '../../money-book.ts'
import type { StoredPosition, StoredTableSlip } from '../live-dependencies.ts'
import { isLiveTable } from '../live-tables.ts'
import type { DeskDependencies } from './act-on-table.ts'
import { unknownRound } from './ask-void.ts'
import { msOf, numberOf } from './present-desk.ts'

/** Slips of a round by their ids, those that were refused or went back included. */
export async function readDeskSlips(
  { db }: DeskDependencies,
  { game_code: code, serial, after, limit }: DeskCall<'slips'>,
): Promise<DeskReply<'slips'>> {
  if (!isLiveTable(code)) return { status: 'TABLE_UNKNOWN' }
  const round = await db
    .selectFrom('studio.table_round')
    .select('id')
    .where('table_code', '=', code)
    .where('serial', '=', BigInt(serial))
    .executeTakeFirst()
  if (!round) return unknownRound(db, code)
  let page = db
    .selectFrom('studio.table_slip')
    .selectAll()
    .where('table_round_id', '=', round.id)
    .orderBy('id')
    .limit(limit)
  if (after !== null) page = page.where('id', '>', after)
  const slips = await page.execute()
  const positions = await positionsOf(db, slips)
  return { status: 'OK', slips: slips.map(slip => present(slip, positions.get(slip.id) ?? [])) }
}

async function positionsOf(
  db: DeskDependencies['db'],
  slips: readonly StoredTableSlip[],
): Promise<Map<string, StoredPosition[]>> {
  if (slips.length === 0) return new Map()
  const ids = slips.map(({ id }) => id)
  const rows = await db
    .selectFrom('studio.table_position')
    .selectAll()
    .where('slip_id', 'in', ids)
    .orderBy('spot')
    .execute()
  return Map.groupBy(rows, ({ slip_id }) => slip_id)
}

const present = (slip: StoredTableSlip, positions: readonly StoredPosition[]): DeskSlip => ({
  id: slip.id,
  user: slip.user_id,
  ...readBook(slip.book),
  state: slip.state,
  stake: Number(slip.total_units),
  payout: numberOf(slip.payout_units),
  opposed: Number(slip.opposed_units),
  pushed: numberOf(slip.pushed_units),
  place: slip.leaf_index,
  created_at: slip.created_at.getTime(),
  accepted_at: msOf(slip.accepted_at),
  settled_at: msOf(slip.settled_at),
  positions: positions.map(({ spot, units, payout_units }) => ({
    ...{ spot, stake: Number(units), payout: numberOf(payout_units) },
  })),
})
