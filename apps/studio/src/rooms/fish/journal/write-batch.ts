import { ticketRows } from '@baize/game-kit/fish/index'
import { sql } from 'kysely'
import type { StudioTx } from '../../../studio-database.ts'
import type { ShardDependencies } from '../../rooms-dependencies.ts'
import { fenced } from '../../shard/fence.ts'
import type { EndedRow, JournalBatch } from './room-journal.ts'

/**
 * Makes a batch durable, in one transaction and with one row of the journal. Written again after an uncertain answer, under
 * the same number, it changes nothing.
 * @throws LeaseLost when the lease has passed on: then nothing was written, and nobody may be told
 */
export function writeBatch(deps: ShardDependencies, seq: bigint, batch: JournalBatch): Promise<void> {
  const { shard, outside } = deps
  const now = outside.now()
  return fenced(deps, async tx => {
    if (batch.entries.size > 0) {
      const body = JSON.stringify([...batch.entries])
      const row = tx.insertInto('studio.room_journal').values({ shard, seq, at: now, body })
      const { numInsertedOrUpdatedRows } = await row.onConflict(on => on.doNothing()).executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 0n) return
    }
    await writeScenes(tx, shard, batch)
    if (batch.ended.length > 0) await writeEnded(tx, batch.ended, now)
    if (batch.dropped.length > 0) await writeDropped(tx, batch.dropped, now)
  })
}

async function writeScenes(tx: StudioTx, shard: string, { rooms, began, changed }: JournalBatch): Promise<void> {
  const opened = rooms.map(({ spec, definitionHash }) => ({
    ...{ id: spec.id, shard, game_code: spec.code, definition_hash: definitionHash, class: spec.class },
    ...{ currency: spec.currency, mode: spec.mode, opened_at: new Date(spec.openedAtMs) },
  }))
  if (opened.length > 0)
    await tx
      .insertInto('studio.fish_room')
      .values(opened)
      .onConflict(on => on.doNothing())
      .execute()
  const scenes = began.map(({ room, scene }) => ({ room_id: room, number: scene.number, t0_ms: scene.t0Ms }))
  if (scenes.length > 0)
    await tx
      .insertInto('studio.fish_scene')
      .values(scenes)
      .onConflict(on => on.doNothing())
      .execute()
  for (const [room, { number, freezesMs, reliefsMs }] of changed)
    await tx
      .updateTable('studio.fish_scene')
      .set({ freezes_ms: freezesMs, reliefs_ms: reliefsMs })
      .where('room_id', '=', room)
      .where('number', '=', number)
      .execute()
}

/** Writes what tickets came to; from then on the wallet is asked until it has concluded them. */
export function writeEnded(tx: StudioTx, tickets: readonly EndedRow[], now: Date) {
  const rows = tickets.map(({ serial, result, scenes }) => {
    const { staked, won, ...record } = ticketRows(result)
    return { serial, staked, won, record: JSON.stringify({ ...record, scenes }) }
  })
  return sql`
    update studio.fish_ticket t set state = 'ending', staked_units = e.staked, won_units = e.won, record = e.record,
      ended_at = ${now}::timestamptz, retry_at = ${now}::timestamptz
    from unnest(${rows.map(({ serial }) => String(serial))}::bigint[], ${rows.map(({ staked }) => staked)}::bigint[],
      ${rows.map(({ won }) => won)}::bigint[], ${rows.map(({ record }) => record)}::text[]) as e (serial, staked, won, record)
    where t.serial = e.serial and t.state = 'open'`.execute(tx)
}

/** Tickets without a decided shot are not recorded; their nonces are not used again. */
export const writeDropped = (tx: StudioTx, serials: readonly bigint[], now: Date) =>
  sql`update studio.fish_ticket set state = 'dropped', ended_at = ${now}::timestamptz
    where serial = any(${serials.map(String)}::bigint[]) and state = 'open'`.execute(tx)
