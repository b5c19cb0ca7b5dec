import type { Shard } from '../shard/shard.ts'

/** Does what operators asked for in the rooms of a shard: closes rooms, and voids matches. */
export async function keepDesk(shard: Shard): Promise<void> {
  const { db, outside } = shard.deps
  const closing = await db
    .selectFrom('studio.room_act')
    .select(['id', 'target'])
    .where('kind', '=', 'close')
    .where('done_at', 'is', null)
    .execute()
  for (const { id, target } of closing) {
    const room = shard.rooms.get(target)
    if (room && room.seats.length > 0) room.close()
    else {
      shard.rooms.delete(target)
      await db.updateTable('studio.room_act').set({ done_at: outside.now() }).where('id', '=', id).execute()
    }
  }
  const voided = await db
    .selectFrom('studio.match')
    .select(['id', 'room'])
    .where('state', 'in', ['sealing', 'playing'])
    .where('void_asked', 'is not', null)
    .execute()
  for (const { id, room } of voided) shard.rooms.get(room)?.voidMatch(id)
}
