import type { ListedRoom, RoomsBoot } from '@baize/api/studio/rooms'
import { roomsSocketOf } from '@baize/api/studio/rooms'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import type { Visit } from '../../visits.ts'
import { listRooms } from '../pvp/room-list.ts'
import type { Shard } from '../shard/shard.ts'
import { matchTitle } from './match-titles.ts'
import { matchPalette } from './offered-matches.ts'

/** Boot of a page of a game between members, beside its visit. @param shard null while another process keeps the rooms */
export function duoBoot(
  shard: Shard | null,
  { game_code, language, currency, room_id }: Visit,
  nowMs: number,
): Pick<RoomsBoot, 'game' | 'socket' | 'rooms' | 'room'> {
  const code = game_code as MatchCode
  return {
    game: { code, title: matchTitle(code, language), palette: matchPalette(code) },
    socket: roomsSocketOf('matches'),
    rooms: shard ? taken(shard, { code, currency }, nowMs) : [],
    room: room_id,
  }
}

/** Rooms of a game and book in which somebody sits. */
function taken(
  { rooms }: Pick<Shard, 'rooms'>,
  { code, currency }: { code: MatchCode; currency: string },
  nowMs: number,
): ListedRoom[] {
  const own = [...rooms.values()].filter(({ spec }) => spec.code === code && spec.currency === currency)
  return listRooms(own, nowMs).flatMap(room =>
    room.game_code === code && room.taken > 0
      ? [
          {
            ...{ room: room.room_id, stakeUnits: room.unit ?? room.stake, seats: room.seats, taken: room.taken },
            ...{
              status: room.status === 'waiting' ? ('WAITING' as const) : ('PLAYING' as const),
              waitMs: room.wait_ms,
            },
          },
        ]
      : [],
  )
}
