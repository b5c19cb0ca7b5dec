import { ticketRows } from '@baize/game-kit/fish/index'
import { type RawBuilder, sql } from 'kysely'
import type { ShardDependencies } from '../../rooms-dependencies.ts'
import { writeAllFenced } from '../../shard/fence.ts'
import type { JournalBatch } from './room-journal.ts'

type Lease = RawBuilder<unknown>

/**
 * Makes a batch durable, in one statement and with one row of the journal. Written again after an uncertain answer, under
 * the same number, it changes nothing.
 * @throws LeaseLost when the lease has passed on: then nothing was written, and nobody may be told
 */
export function writeBatch(deps: ShardDependencies, seq: bigint, batch: JournalBatch): Promise<void> {
  const { shard, outside } = deps
  const now = sql`${outside.now()}::timestamptz`
  const { entries, rooms, began, changed, ended, dropped } = batch
  return writeAllFenced(deps, lease => [
    ...(entries.size > 0 ? [journalRow(lease, { shard, seq, now }, batch)] : []),
    ...(rooms.length > 0 ? [openedRooms(lease, shard, batch)] : []),
    ...(began.length > 0 ? [begunScenes(lease, batch)] : []),
    ...(changed.size > 0 ? [changedScenes(lease, batch)] : []),
    ...(ended.length > 0 ? [endedTickets(lease, now, batch)] : []),
    ...(dropped.length > 0 ? [droppedTickets(lease, now, batch)] : []),
  ])
}

const journalRow = (
  lease: Lease,
  { shard, seq, now }: { shard: string; seq: bigint; now: RawBuilder<unknown> },
  { entries }: JournalBatch,
) => sql`insert into studio.room_journal (shard, seq, at, body)
  select ${shard}, ${seq}::bigint, ${now}, ${JSON.stringify([...entries])} from ${lease} on conflict do nothing`

const openedRooms = (lease: Lease, shard: string, { rooms }: JournalBatch) => {
  const opened = rooms.map(({ spec, definitionHash }) => ({
    ...{ id: spec.id, game_code: spec.code, definition_hash: definitionHash, class: spec.class },
    ...{ currency: spec.currency, mode: spec.mode, opened_at: new Date(spec.openedAtMs) },
  }))
  return sql`insert into studio.fish_room (id, shard, game_code, definition_hash, class, currency, mode, opened_at)
    select r.id, ${shard}, r.game_code, r.definition_hash, r.class, r.currency, r.mode, r.opened_at
    from ${lease}, jsonb_to_recordset(${JSON.stringify(opened)}::jsonb) as r (id text, game_code text, definition_hash text,
      class text, currency text, mode text, opened_at timestamptz) on conflict do nothing`
}

const begunScenes = (lease: Lease, { began }: JournalBatch) =>
  sql`insert into studio.fish_scene (room_id, number, t0_ms, freezes_ms, reliefs_ms)
    select s.room_id, s.number, s.t0_ms, s.freezes_ms, s.reliefs_ms
    from ${lease}, ${scenes(began.map(({ room, scene }) => [room, scene]))} on conflict do nothing`

/** A scene that began in the same batch has what changed of it by then. */
const changedScenes = (lease: Lease, { changed }: JournalBatch) =>
  sql`update studio.fish_scene as old set freezes_ms = s.freezes_ms, reliefs_ms = s.reliefs_ms
    from ${lease}, ${scenes([...changed])} where old.room_id = s.room_id and old.number = s.number`

function scenes(list: [room: string, JournalBatch['began'][number]['scene']][]) {
  const rows = list.map(([room, { number, t0Ms, freezesMs, reliefsMs }]) => ({
    ...{ room_id: room, number, t0_ms: t0Ms, freezes_ms: freezesMs, reliefs_ms: reliefsMs },
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (room_id text, number int, t0_ms double precision,
    freezes_ms double precision[], reliefs_ms double precision[])`
}

/** Stores the ends of tickets as due: the wallet is asked until it has concluded them. */
function endedTickets(lease: Lease, now: RawBuilder<unknown>, { ended }: JournalBatch) {
  const rows = ended.map(({ serial, result, scenes }) => {
    const { staked, won, ...record } = ticketRows(result)
    return { serial, staked, won, record: JSON.stringify({ ...record, scenes }) }
  })
  return sql`update studio.fish_ticket t set state = 'ending', staked_units = e.staked, won_units = e.won, record = e.record,
      ended_at = ${now}, retry_at = ${now}
    from ${lease}, unnest(${rows.map(({ serial }) => String(serial))}::bigint[], ${rows.map(({ staked }) => staked)}::bigint[],
      ${rows.map(({ won }) => won)}::bigint[], ${rows.map(({ record }) => record)}::text[]) as e (serial, staked, won, record)
    where t.serial = e.serial and t.state = 'open'`
}

/** Tickets without a decided shot are not recorded; their nonces are not used again. */
const droppedTickets = (lease: Lease, now: RawBuilder<unknown>, { dropped }: JournalBatch) =>
  sql`update studio.fish_ticket t set state = 'dropped', ended_at = ${now}
    from ${lease} where t.serial = any(${dropped.map(String)}::bigint[]) and t.state = 'open'`
