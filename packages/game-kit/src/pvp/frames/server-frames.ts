import type { MatchEnd, MatchEvent, MatchMode, MatchState, VoidReason } from '../conduct/state.ts'
import { type MatchView, viewOf } from '../conduct/view.ts'
import type { GameEvent, MatchCode } from '../match-game.ts'
import { settleMatch } from '../settlement/settle-match.ts'
import type { RoomError } from './errors.ts'
import type { PackedRecord } from './packed-record.ts'

/** Phases of a table (rooms.md 3.1). */
export type TablePhase = 'waiting' | 'readying' | 'sealing' | 'playing' | 'scoring' | 'closing'

/** A member at a table as the others see it; bots are marked in every frame. */
export interface SeatedPlayer {
  seat: number
  name: string
  isBot: boolean
}

/** The seats of a table as one of them is told. */
interface TableSeats {
  seats: SeatedPlayer[]
  phase: TablePhase
  /** The reader's own seat. */
  seat: number
  /** The code of a private room, told to those who sit there; null elsewhere. */
  code: string | null
}

/** Frames of the table around its matches (rooms.md 4.1). Times are milliseconds of the server's clock. */
export type TableFrame =
  | ({ kind: 'table'; room: string; game: MatchCode; mode: MatchMode; stake: number } & TableSeats)
  | ({ kind: 'seated' } & SeatedPlayer)
  | { kind: 'left'; seat: number }
  | { kind: 'ready'; seat: number; isReady: boolean; until: number }
  | { kind: 'refused'; a: number; code: RoomError }
  | { kind: 'phrase'; seat: number; id: number }
  | { kind: 'pong'; c: number; at: number }
  /** Binds the house before anything of the players is known. */
  | { kind: 'seal'; match: string; commit: string; seat: number; until: number }
  /** Signed with the studio's key; the commitment stands in it again. */
  | { kind: 'hashes'; match: string; commit: string; hashes: string[]; signature: string; until: number }
  /** All that anybody needs to play the match again, the server seed with it, once its result has been told. */
  | { kind: 'reveal'; match: string; record: PackedRecord }
  | { kind: 'void'; match: string; reason: VoidReason; seats: number[] }

/** Acts of Tien Len, and what ends a trick. */
type CardAct = 'played' | 'passed' | 'trick'

/** The turn that follows an act of Tien Len goes in one frame with it: they would be half of all frames. */
export interface NextTurn {
  seat: number
  turn: number
  until: number
}
type CardFrame = (
  | Omit<Extract<GameEvent, { kind: 'played' }>, 'by'>
  | Omit<Extract<GameEvent, { kind: 'passed' }>, 'by'>
  | Extract<GameEvent, { kind: 'trick' }>
) & {
  /** Told if the clock moved for the seat. */
  by?: 'clock'
  next?: NextTurn
}

/** A frame of a running match: public events, and what is the seat's own beside them. */
export type MatchFrame =
  | { kind: 'dealt'; match: string; seeds: string[]; view: MatchView }
  /** Own dice of a new throw. */
  | { kind: 'thrown'; round: number; throw: number; dice: number[] }
  | Exclude<GameEvent, { kind: 'thrown' | CardAct }>
  | CardFrame
  | Exclude<MatchEvent, GameEvent | { kind: 'ended' }>
  | ResultFrame
  | { kind: 'void'; match: string; reason: VoidReason; seats: number[] }
  | { kind: 'snapshot'; view: MatchView }

/** Amounts in units. `isPaid` is false until the wallet is certain: the result is being booked, never guessed. */
export interface ResultFrame {
  kind: 'result'
  match: string
  end: Exclude<MatchEnd, { kind: 'void' }>
  netsUnits: number[]
  rakeUnits: number
  isPaid: boolean
  /** Cards that each seat has left. */
  hands: number[][]
}

/** The first frame of a match to a seat. */
export const dealtFrame = (state: MatchState, seeds: readonly string[], seat: number): MatchFrame => ({
  ...{ kind: 'dealt', match: state.match, seeds: [...seeds], view: viewOf(state, seat) },
})

/** All that a seat missed, in one frame. */
export const snapshotFrame = (state: MatchState, seat: number): MatchFrame => ({
  ...{ kind: 'snapshot', view: viewOf(state, seat) },
})

/** The result of a finished match; null for one that is void or goes on. */
export function resultFrame(state: MatchState, isPaid: boolean): ResultFrame | null {
  const settled = state.end && settleMatch(state)
  if (!settled || !state.end || state.end.kind === 'void') return null
  const { open } = viewOf(state, 0)
  return {
    ...{ kind: 'result', match: state.match, end: state.end, rakeUnits: settled.rakeUnits, isPaid, hands: open! },
    netsUnits: settled.seats.map(({ netUnits }) => netUnits),
  }
}

/** The frames of one step for one seat, in order: what its events tell everybody, and the seat's own dice from its view. */
export function framesOf(state: MatchState, events: readonly MatchEvent[], seat: number): MatchFrame[] {
  const frames: MatchFrame[] = []
  for (const event of events) {
    const last = frames.at(-1)
    if (event.kind === 'turn' && last && isCardFrame(last)) {
      const { turn, until } = event
      last.next = { seat: event.seat, turn, until }
    } else frames.push(isOwn(event) ? ownFrame(state, event, seat) : frameOf(state, event))
  }
  return frames
}

/** The same where every seat is told alike; null for a step that shows each seat its own. */
export const framesForAll = (state: MatchState, events: readonly MatchEvent[]): MatchFrame[] | null =>
  events.some(isOwn) ? null : framesOf(state, events, 0)

type OwnEvent = Extract<MatchEvent, { kind: 'thrown' }>

/** A throw shows each seat its own dice. */
const isOwn = (event: MatchEvent): event is OwnEvent => event.kind === 'thrown'

const isCardFrame = (frame: MatchFrame): frame is CardFrame =>
  frame.kind === 'played' || frame.kind === 'passed' || frame.kind === 'trick'

function ownFrame(state: MatchState, event: OwnEvent, seat: number): MatchFrame {
  const { dice } = viewOf(state, seat).game as { dice: number[] }
  return { kind: 'thrown', round: event.round, throw: event.throw, dice }
}

/** A frame for everybody: it knows no seat, and so can show none's own. */
function frameOf(state: MatchState, event: Exclude<MatchEvent, OwnEvent>): MatchFrame {
  if (event.kind === 'played' || event.kind === 'passed') {
    const { by, ...act } = event
    return by === 'clock' ? { ...act, by } : act
  }
  if (event.kind === 'trick') return { ...event }
  if (event.kind !== 'ended') return event
  const { end } = event
  return end.kind === 'void'
    ? { kind: 'void', match: state.match, reason: end.reason, seats: [] }
    : resultFrame(state, state.mode === 'practice')!
}
