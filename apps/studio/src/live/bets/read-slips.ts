import type { TableSlipView } from '@baize/api/studio/live'
import type { SlipState } from '@baize/api/studio/lottery-states'
import { sql } from 'kysely'
import type { LiveDependencies } from '../live-dependencies.ts'

interface SlipRow {
  id: string
  user_id: string
  serial: bigint
  state: SlipState
  total_units: bigint
  payout_units: bigint | null
  positions: { spot: string; units: string; topReturnX10000: number; payoutUnits: string | null }[]
}

/** Slips with their positions, for those who own them. */
const slipRows = sql`
  select s.id, s.user_id, r.serial, s.state, s.total_units, s.payout_units,
    (select json_agg(json_build_object('spot', p.spot, 'units', p.units::text, 'topReturnX10000', p.top_return_x10000,
      'payoutUnits', p.payout_units::text) order by p.spot) from studio.table_position p where p.slip_id = s.id) as positions
  from studio.table_slip s join studio.table_round r on r.id = s.table_round_id`

const present = ({ id, serial, state, total_units, payout_units, positions }: SlipRow): TableSlipView => ({
  slipId: id,
  serial: Number(serial),
  state,
  positions,
  totalUnits: String(total_units),
  payoutUnits: payout_units === null ? null : String(payout_units),
})

type Reading = Pick<LiveDependencies, 'db'>

export async function readSlip({ db }: Reading, id: string): Promise<TableSlipView> {
  const { rows } = await sql<SlipRow>`${slipRows} where s.id = ${id}`.execute(db)
  return present(rows[0]!)
}

/** A player's slips of some rounds of a table, oldest first. */
export async function ownSlips(
  { db }: Reading,
  userId: string,
  table: string,
  serials: readonly bigint[],
): Promise<TableSlipView[]> {
  const { rows } = await sql<SlipRow>`
    ${slipRows} where s.user_id = ${userId} and r.table_code = ${table} and r.serial = any(${serials}::bigint[])
    order by s.created_at, s.id`.execute(db)
  return rows.map(present)
}

/** Slips of some players that came to their end after a moment, with whose they are. */
export async function endedSince(
  { db }: Reading,
  table: string,
  userIds: readonly string[],
  since: Date,
): Promise<{ userId: string; slip: TableSlipView }[]> {
  const { rows } = await sql<SlipRow>`
    ${slipRows} where r.table_code = ${table} and s.user_id = any(${userIds}::text[]) and s.settled_at > ${since}
    order by s.settled_at, s.id`.execute(db)
  return rows.map(row => ({ userId: row.user_id, slip: present(row) }))
}
