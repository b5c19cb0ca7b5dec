import type { Hmac } from '../../stream.ts'
import type { FishDefinition } from '../definition/definitions.ts'
import type { Level } from '../definition/stakes.ts'
import type { SeatNumber } from '../flight/muzzles.ts'
import type { TicketKey } from '../hit/streams.ts'
import type { Scene } from '../scene/scene.ts'
import type { Seat } from './seat.ts'

/** A room and all that a step may see. It belongs to its owner alone: steps change it. */
export interface Room {
  id: string
  definition: FishDefinition
  /** What a bullet of level 1 costs, in units. */
  classUnits: number
  hmac: Hmac
  /** Null before the first. */
  scene: Scene | null
  phase: 'scene' | 'tide' | 'over'
  /** Room time at which those in sight are counted again. */
  countAtMs: number
  seats: Map<SeatNumber, Seat>
}

export const openRoom = ({
  id,
  definition,
  classUnits,
  hmac,
}: Pick<Room, 'id' | 'definition' | 'classUnits' | 'hmac'>): Room => ({
  ...{ id, definition, classUnits, hmac },
  ...{ scene: null, phase: 'over', countAtMs: 0, seats: new Map() },
})

/** What happens in a room, in the order of its queue. Times are of the room: milliseconds since it opened. */
export type RoomAct =
  | { kind: 'scene'; number: number; seed: Uint8Array; t0Ms: number }
  | { kind: 'sit'; seat: SeatNumber; heldUnits: number }
  /** The purse was added to. */
  | { kind: 'hold'; seat: SeatNumber; units: number }
  /** A ticket that the next shots may open. */
  | { kind: 'ticket'; seat: SeatNumber; ticket: number; key: TicketKey }
  | FireAct
  | HitAct
  | AimAct
  | { kind: 'time' }
  /** The connection is gone: bullets in flight go back, the seat stays. */
  | { kind: 'disconnect'; seat: SeatNumber }
  /** No further shots for tickets that are here: an edition changed, or the wallet allows no further play. */
  | { kind: 'close'; seat: SeatNumber }
  /** The wallet has taken a ticket that ended. */
  | { kind: 'concluded'; seat: SeatNumber; ticket: number }
  | { kind: 'leave'; seat: SeatNumber }

/** A shot as the player's client triggered it (rooms book 2.2). */
export interface FireAct {
  kind: 'fire'
  seat: SeatNumber
  ticket: number
  k: number
  angle: number
  level: Level
  /** 0 for a bullet that flies freely. */
  lock: number
  tMs: number
}

/** A claim that a bullet met prey (rooms book 2.7). */
export interface HitAct {
  kind: 'hit'
  seat: SeatNumber
  ticket: number
  k: number
  fish: number
  tMs: number
}

/** A laser is turned, or fired. */
export interface AimAct {
  kind: 'aim'
  seat: SeatNumber
  ticket: number
  k: number
  angle: number
  isFired: boolean
}
