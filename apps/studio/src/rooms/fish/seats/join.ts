import type { FishCode, RoomClass } from '@baize/game-kit/fish/index'
import type { Visit } from '../../../visits.ts'
import type { SeaRoom } from '../sea-room.ts'
import type { SeaRoomSpec } from '../sea-room-spec.ts'
import { newSeaRoomId } from '../sea-room-spec.ts'

/** Properties that a room must have for a visit. */
export type WantedRoom = Pick<SeaRoomSpec, 'code' | 'class' | 'currency' | 'mode'>

/** Rooms of a visit's title and book. Guests sit with guests, since play money is a book of its own. */
export const wantedBy = ({ game_code, currency, mode }: Visit, roomClass: RoomClass): WantedRoom => ({
  ...{ code: game_code as FishCode, class: roomClass, currency, mode },
})

/** The fullest room of a kind with a free seat; undefined where there is none (rooms.md 2.6). */
export function fullestRoom(rooms: Iterable<SeaRoom>, wanted: WantedRoom): SeaRoom | undefined {
  const open = [...rooms].filter(({ spec, freeSeat }) => isOf(spec, wanted) && freeSeat !== null)
  return open.toSorted((one, other) => other.players.size - one.players.size)[0]
}

const isOf = (spec: SeaRoomSpec, { code, class: roomClass, currency, mode }: WantedRoom): boolean =>
  spec.code === code && spec.class === roomClass && spec.currency === currency && spec.mode === mode

export const newRoomSpec = (wanted: WantedRoom, openedAtMs: number): SeaRoomSpec => ({
  ...wanted,
  ...{ id: newSeaRoomId(wanted.code, wanted.class), openedAtMs },
})
