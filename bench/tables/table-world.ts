import { holdLeases } from '@baize/studio/leases'
import type { LiveDependencies, StoredTable, StoredTableRound } from '@baize/studio/live/live-dependencies'
import { liveTable } from '@baize/studio/live/live-tables'
import { addTables } from '@baize/studio/live/rounds/add-tables'
import { dealRound } from '@baize/studio/live/rounds/deal-round'
import { keepTable } from '@baize/studio/live/rounds/keep-table'
import { sealRound } from '@baize/studio/live/rounds/seal-round'
import { TableFeeds } from '@baize/studio/live/stream/feeds'
import { WatchNotes } from '@baize/studio/watching/watch-notes'
import { asOwner } from '@baize/testing/database'
import { openStudioWorld, type StudioWorld, type UnpaidSlip } from '../studio/studio-world.ts'

/** A table without a shoe, so that its first round takes bets. */
export const tableCode = 'LVT-DTG-1'
const table = liveTable(tableCode)
const stakeUnits = 10_000
const spots = ['D', 'T', 'TIE', 'DH']

export interface TableWorld extends Omit<StudioWorld, 'deps'> {
  deps: LiveDependencies
  /** The lease of the dealer, as it stands. */
  lease(): Promise<StoredTable>
  /** A round whose bets are closed, with so many paid slips of one position each, spread over all members. */
  closedRound(slips: number): Promise<StoredTableRound>
  /** The same once its book is sealed, and once it is dealt. */
  sealed(round: StoredTableRound): Promise<StoredTableRound>
  dealt(round: StoredTableRound): Promise<StoredTableRound>
}

/** A shared table of the studio against the real wallet over signed HTTP on loopback. Its clock stands from step to step. */
export async function openTableWorld(members: number): Promise<TableWorld> {
  const world = await openStudioWorld(members, tableCode)
  const { pool } = world.database
  let nowMs = Date.now()
  const outside = { ...world.deps.outside, now: () => new Date(nowMs) }
  const watched = new WatchNotes({ ...world.deps, outside }, 'studio.live_table')
  const deps: LiveDependencies = { ...world.deps, outside, feeds: new TableFeeds(), watched }
  await addTables(deps, [table])
  const holder = crypto.randomUUID()
  const lease = async () => (await holdLeases(deps, 'studio.live_table', holder))[0]!
  const turnTo = (at: Date) => {
    nowMs = Math.max(nowMs, at.getTime())
  }
  const newest = () =>
    deps.db
      .selectFrom('studio.table_round')
      .selectAll()
      .where('table_code', '=', tableCode)
      .orderBy('serial', 'desc')
      .limit(1)
      .executeTakeFirst()

  /** Comes to a round that takes bets. */
  async function open(): Promise<StoredTableRound> {
    for (;;) {
      watched.note([tableCode])
      await watched.write()
      await keepTable(deps, await lease(), table)
      const round = await newest()
      if (round?.state === 'OPEN') return round
      turnTo(round!.opens_at)
    }
  }

  return {
    ...world,
    deps,
    lease,
    async closedRound(slips) {
      const { id, closes_at } = await open()
      const { rows } = await pool.query<UnpaidSlip>(
        `with bought as (
          insert into studio.table_slip (id, visit_id, user_id, table_round_id, book, input_hash, total_units, salt, state,
            created_at, accepted_at)
          select gen_random_uuid(), v.id, v.user_id, $1, 'real:' || v.currency, '', $3::bigint, md5(random()::text),
            'accepted', $5::timestamptz, $5::timestamptz
          from generate_series(1, $2::integer) n join studio.visit v on v.id = 1 + n % $4::integer
          returning id, user_id, total_units as stake_units),
        laid as (
          insert into studio.table_position (slip_id, spot, units, top_return_x10000)
          select id, ($6::text[])[1 + floor(random() * $7::integer)::integer], stake_units, 20000 from bought)
        select * from bought`,
        [id, slips, stakeUnits, members, closes_at, spots, spots.length],
      )
      await asOwner(world.database, 'vacuum analyze studio.table_slip, studio.table_position')
      await world.payBets(rows)
      turnTo(closes_at)
      await keepTable(deps, await lease(), table)
      return (await newest())!
    },
    async sealed(round) {
      turnTo(round.seals_at)
      return (await sealRound(deps, await lease(), table, round))!
    },
    async dealt(round) {
      return (await dealRound(deps, await lease(), table, round))!
    },
  }
}
