import { type OfferedTable, RETURNED_X10000, type TableRules } from '@baize/game-kit/tables/index'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { LiveDependencies, StoredTable, StoredTableRound } from '../live-dependencies.ts'
import { lockRound } from './lock-round.ts'

/**
 * Settles a dealt round in one transaction of sets: what each spot returned, what each position and slip is paid. The money
 * follows by batches of the wallet, as often as it takes.
 * @returns null when it was not this dealer's to settle
 */
export async function settleRound(
  { db, outside }: LiveDependencies,
  lease: StoredTable,
  { table, rules }: OfferedTable,
  { id }: StoredTableRound,
): Promise<StoredTableRound | null> {
  return db.transaction().execute(async tx => {
    const round = await lockRound(tx, lease, id, 'DRAWN')
    if (!round) return null
    const result = JSON.parse(round.result!)
    await payPositions(tx, rules, { id, table, endsSeries: endsSeries(round) }, result)
    await decideSlips(tx, table, outside.now())
    return tx
      .updateTable('studio.table_round')
      .set({ state: 'SETTLED', settled_at: outside.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** A series goes on in the state that a round of it leaves; without one it has ended. */
const endsSeries = ({ phase, state_after }: StoredTableRound): boolean => phase === 'match' && state_after === 'null'

interface Paid {
  id: bigint
  table: string
  endsSeries: boolean
}

/** Pays positions of the round by what their spots returned; those on the whole series with its last round. */
async function payPositions(tx: StudioTx, rules: TableRules, { id, table, endsSeries }: Paid, result: unknown) {
  const due = sql`
    p.payout_units is null and s.state = 'accepted' and r.table_code = ${table}
    and ((s.table_round_id = ${id} and not p.with_series) or (p.with_series and ${endsSeries}))`
  const { rows } = await sql<{ spot: string; top: string }>`
    select distinct p.spot, p.top_return_x10000 as top
    from studio.table_position p
      join studio.table_slip s on s.id = p.slip_id join studio.table_round r on r.id = s.table_round_id
    where ${due}`.execute(tx)
  if (rows.length === 0) return
  const returns = rows.map(({ spot, top }) => rules.returnX10000({ spot, topReturnX10000: Number(top) }, result))
  await sql`
    update studio.table_position p set payout_units = p.units * back.x10000 / 10000,
      is_pushed = back.x10000 = ${RETURNED_X10000}
    from studio.table_slip s, studio.table_round r,
      unnest(${rows.map(({ spot }) => spot)}::text[], ${rows.map(({ top }) => top)}::bigint[], ${returns}::bigint[])
        as back (spot, top, x10000)
    where s.id = p.slip_id and r.id = s.table_round_id and back.spot = p.spot and back.top = p.top_return_x10000 and ${due}`.execute(
    tx,
  )
}

/** Slips of which every position is paid are decided, and count with the round that they were laid on. */
async function decideSlips(tx: StudioTx, table: string, now: Date): Promise<void> {
  await sql`
    with decided as (
      update studio.table_slip s set state = 'decided', retry_at = ${now}::timestamptz,
        payout_units = paid.payout, pushed_units = paid.pushed
      from (
        select s.id, sum(p.payout_units) as payout, coalesce(sum(p.units) filter (where p.is_pushed), 0) as pushed
        from studio.table_slip s
          join studio.table_round r on r.id = s.table_round_id join studio.table_position p on p.slip_id = s.id
        where r.table_code = ${table} and s.state = 'accepted'
        group by s.id having bool_and(p.payout_units is not null)) paid
      where s.id = paid.id
      returning s.table_round_id, s.book, s.total_units, s.payout_units)
    insert into studio.table_take as t (round_id, book, table_code, slips, stake_units, payout_units, taken_at)
    select table_round_id, book, ${table}, count(*), sum(total_units), sum(payout_units), ${now}::timestamptz
    from decided group by table_round_id, book
    on conflict (round_id, book) do update set slips = t.slips + excluded.slips, taken_at = excluded.taken_at,
      stake_units = t.stake_units + excluded.stake_units, payout_units = t.payout_units + excluded.payout_units`.execute(
    tx,
  )
}
