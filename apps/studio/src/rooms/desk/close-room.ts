import type { RoomActReply, RoomDeskCall } from '@baize/api/room-desk-protocol'
import { actOnRoom } from './act-on-room.ts'
import type { RoomDeskDependencies } from './room-desk-dependencies.ts'

/** Closes a room: its hand is played to the end, no other one begins, and its seats are freed. */
export const closeRoom = (deps: RoomDeskDependencies, call: RoomDeskCall<'close'>): Promise<RoomActReply> =>
  actOnRoom(deps, 'close', call, call.room_id, async tx => {
    const open = await tx
      .selectFrom('studio.room_act')
      .select('id')
      .where('target', '=', call.room_id)
      .where('kind', '=', 'close')
      .where('done_at', 'is', null)
      .executeTakeFirst()
    if (open) return { status: 'ROOM_CLOSING' }
    const room = deps.rooms.shard?.rooms.get(call.room_id)
    return room?.spec.code === call.game_code ? null : { status: 'ROOM_UNKNOWN' }
  })
