import type { DeskRoom, RoomDeskCall, RoomDeskReply } from '@baize/api/room-desk-protocol'
import { isMatchCode } from '../match-codes.ts'
import type { Room } from '../pvp/room.ts'
import { heldUnitsOf } from '../pvp/room-spec.ts'
import type { RoomDeskDependencies } from './room-desk-dependencies.ts'

/** Most rooms of an answer. */
const MOST_ROOMS = 2_000

/** Rooms of a game in which somebody sits; null in a process that does not keep them. */
export async function readDeskRooms(
  { db, rooms }: RoomDeskDependencies,
  { game_code }: RoomDeskCall<'rooms'>,
): Promise<RoomDeskReply<'rooms'> | null> {
  if (!isMatchCode(game_code)) return { status: 'GAME_UNKNOWN' }
  if (!rooms.shard) return null
  const kept = [...rooms.shard.rooms.values()].filter(
    ({ spec, seats }) => spec.code === game_code && spec.mode !== 'practice' && seats.length > 0,
  )
  const acts = await db
    .selectFrom('studio.room_act')
    .selectAll()
    .where('kind', '=', 'close')
    .where('done_at', 'is', null)
    .execute()
  const closing = new Map(
    acts.map(({ target, acted_at, operator, reason }) => [target, { at: acted_at.getTime(), operator, reason }]),
  )
  return {
    status: 'OK',
    rooms: kept.slice(0, MOST_ROOMS).map(room => ({ ...shownRoom(room), closing: closing.get(room.spec.id) ?? null })),
  }
}

const shownRoom = ({ spec, phase, match, seats }: Room): Omit<DeskRoom, 'closing'> => ({
  ...{ room_id: spec.id, mode: spec.mode as DeskRoom['mode'], currency: spec.currency, stake: spec.stakeUnits },
  ...{ phase, match },
  seats: seats.flatMap(({ place, player, isReady, hold }) =>
    player
      ? {
          ...{ seat: place, user: player.member, ready: isReady, connected: player.line !== null },
          held: hold ? heldUnitsOf(spec) : 0,
        }
      : [],
  ),
})
