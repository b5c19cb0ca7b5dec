import type { roomDeskCalls } from '@baize/api/room-desk-protocol'
import { closeRoom } from '../../rooms/desk/close-room.ts'
import { readDeskMatches } from '../../rooms/desk/read-matches.ts'
import { readDeskRooms } from '../../rooms/desk/read-rooms.ts'
import { readDeskSignals } from '../../rooms/desk/read-signals.ts'
import type { RoomDeskDependencies } from '../../rooms/desk/room-desk-dependencies.ts'
import { voidMatch } from '../../rooms/desk/void-match.ts'
import type { DeskHandlers } from './install-desk.ts'

/** Answers of rooms of games between members to a platform's operators. */
export const roomDeskHandlers: DeskHandlers<typeof roomDeskCalls, RoomDeskDependencies> = {
  rooms: readDeskRooms,
  matches: readDeskMatches,
  signals: readDeskSignals,
  close: closeRoom,
  void: voidMatch,
}
