import type {
  EndReason,
  Level,
  MissedCatch,
  PurseState,
  RoomClass,
  SeatedCannon,
  SeatNumber,
  TicketFrame,
} from '@baize/game-kit/fish/index'
import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import type { Line } from '../../rooms/room-line.ts'
import type { ShotLine } from './shot-log.ts'

/** Why an act came to nothing: the server's word, or that there was no line for it, or no answer in time. */
export type ActFault = RoomError | 'not_sent' | 'no_answer'

/** All that the page shows of its room beside what swims. Money is in units. */
export interface RoomPicture {
  line: Line
  room: string | null
  roomClass: RoomClass
  /** Price of a bullet of level 1. */
  unitUnits: number
  seat: SeatNumber
  mode: 'real' | 'play'
  seats: SeatedCannon[]
  purseState: PurseState
  heldUnits: number
  /** Units to fire with by the server's last word. */
  toldUnits: number
  /** Bullets that left the cannon and that the server has not counted yet. */
  leavingUnits: number
  level: Level
  isAuto: boolean
  /** On upright phones the own cannon is at the left. */
  isLeftHanded: boolean
  /** Prey that bullets are sent to; 0 for none. */
  lock: number
  /** The room has told its scene: prey swims by it. */
  hasScene: boolean
  /** The tide has come, and prey is gone until the next scene. */
  isTide: boolean
  /** A laser that waits to be aimed, by its shot. */
  aiming: { ticket: number; k: number; untilMs: number } | null
  missed: MissedCatch[]
  /** Tickets by id that were told as ended and not yet as paid. */
  unpaid: string[]
  /** The newest own tickets that are booked, by id. */
  booked: readonly string[]
  ended: EndReason | null
  refused: { a: number; code: ActFault } | null
  /** The number of the act that is not answered yet. */
  askedA: number | null
  ticket: TicketFrame | null
  shots: ShotLine[]
  stakedUnits: number
  returnedUnits: number
}

export const emptyPicture: RoomPicture = {
  ...{ line: 'connecting', room: null, roomClass: 'shallows', unitUnits: 100, seat: 0, mode: 'real', seats: [] },
  ...{
    purseState: 'none',
    heldUnits: 0,
    toldUnits: 0,
    leavingUnits: 0,
    level: 1,
    isAuto: false,
    isLeftHanded: false,
    lock: 0,
    isTide: false,
    hasScene: false,
  },
  ...{
    aiming: null,
    missed: [],
    unpaid: [],
    booked: [],
    ended: null,
    refused: null,
    askedA: null,
    ticket: null,
    shots: [],
  },
  ...{ stakedUnits: 0, returnedUnits: 0 },
}

/** Units to fire with, as the cannon shows them. */
export const purseOf = ({ toldUnits, leavingUnits }: RoomPicture): number => Math.max(0, toldUnits - leavingUnits)
