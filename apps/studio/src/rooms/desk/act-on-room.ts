import type { RoomActReply, RoomDeskCall, RoomRefusal } from '@baize/api/room-desk-protocol'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import { isMatchCode } from '../match-codes.ts'
import type { RoomDeskDependencies } from './room-desk-dependencies.ts'

type ActCall = Omit<RoomDeskCall<'close'>, 'room_id'>

/**
 * Does an act of an operator on a room or a match once, whatever process keeps it: it writes what is wanted, and its keeper does it.
 * The same act again answers as it did.
 * @param work null where the act may be done
 */
export async function actOnRoom(
  { db, outside }: RoomDeskDependencies,
  kind: 'close' | 'void',
  { game_code, act: id, operator, reason }: ActCall,
  target: string,
  work: (tx: StudioTx, now: Date) => Promise<RoomRefusal | null>,
): Promise<RoomActReply> {
  if (!isMatchCode(game_code)) return { status: 'GAME_UNKNOWN' }
  return db.transaction().execute(async tx => {
    // One act at a time: they are few, and the same one may be sent twice at once.
    await sql`select pg_advisory_xact_lock(hashtext('studio.room_act'))`.execute(tx)
    const known = await tx.selectFrom('studio.room_act').selectAll().where('id', '=', id).executeTakeFirst()
    if (known) return { status: known.kind === kind && known.target === target ? 'OK' : 'ACT_REUSED' }
    const now = outside.now()
    const refusal = await work(tx, now)
    if (refusal) return refusal
    await tx
      .insertInto('studio.room_act')
      .values({ id, kind, game_code, target, operator, reason, acted_at: now, done_at: kind === 'void' ? now : null })
      .execute()
    return { status: 'OK' }
  })
}
