import type { FishServerFrame } from '@baize/game-kit/fish/index'
import { emptyPicture, type RoomPicture } from './room-picture.ts'

/** So many booked tickets are listed beside the shots. */
const LISTED = 5

export type RoomEvent =
  | { type: 'frame'; frame: FishServerFrame }
  /** Fields that the page itself changes. */
  | { type: 'set'; fields: Partial<RoomPicture> }

/** The room after a frame of text, or after something on the page. */
export function reduceRoom(state: RoomPicture, event: RoomEvent): RoomPicture {
  return event.type === 'set' ? { ...state, ...event.fields } : afterFrame(state, event.frame)
}

function afterFrame(state: RoomPicture, frame: FishServerFrame): RoomPicture {
  switch (frame.kind) {
    case 'room': {
      const { room, unitUnits, seat, seats, mode } = frame
      const level = seats.find(one => one.seat === seat)?.level
      return {
        ...{ ...state, room, unitUnits, seat, seats, mode, roomClass: frame.class, askedA: null, ended: null },
        ...{
          refused: null,
          leavingUnits: 0,
          hasScene: state.room === room && state.hasScene,
          level: state.room === room ? state.level : ((level ?? 1) as typeof state.level),
        },
      }
    }
    case 'scene':
      return { ...state, isTide: false, hasScene: true, lock: 0 }
    case 'seat': {
      const { seat, name, level } = frame
      const others = state.seats.filter(one => one.seat !== seat)
      return { ...state, seats: name === null ? others : [...others, { seat, name, level }] }
    }
    case 'purse': {
      const { state: purseState, heldUnits, spendableUnits } = frame
      const isAnswered = purseState !== 'asking'
      return {
        ...{ ...state, purseState, heldUnits, toldUnits: spendableUnits },
        ...(isAnswered && { askedA: null }),
      }
    }
    case 'ticket':
      return { ...state, ticket: frame }
    case 'caught':
      return { ...state, missed: frame.list }
    case 'ended': {
      const others = state.unpaid.filter(id => id !== frame.id)
      return frame.isPaid
        ? { ...state, unpaid: others, booked: [frame.id, ...state.booked].slice(0, LISTED) }
        : { ...state, unpaid: [...others, frame.id] }
    }
    case 'end':
      return leftRoom(state, frame)
    case 'refused':
      return { ...state, askedA: null, refused: { a: frame.a, code: frame.code } }
    default:
      return state
  }
}

/** The seat is gone; what is left of the purse is told by the purse's own frames. */
function leftRoom(state: RoomPicture, { reason }: Extract<FishServerFrame, { kind: 'end' }>): RoomPicture {
  const { line, missed, unpaid, booked, shots, stakedUnits, returnedUnits, purseState, heldUnits, toldUnits } = state
  return {
    ...{
      ...emptyPicture,
      line,
      missed,
      unpaid,
      booked,
      shots,
      stakedUnits,
      returnedUnits,
      purseState,
      heldUnits,
      toldUnits,
    },
    ...{ ended: reason, roomClass: state.roomClass, unitUnits: state.unitUnits, isLeftHanded: state.isLeftHanded },
  }
}
