import { viewOfTold } from '@baize/game-kit/pvp/frames/server-frames'
import type { MatchVerdict } from '@baize/game-kit/pvp/verify/verify-match'
import type { Line } from '../../rooms/room-line.ts'
import type { Doubt } from '../seal/seal-keeper.ts'
import { type MatchPicture, matchPictureOf } from './match-picture.ts'
import { reduceMatch } from './reduce-match.ts'
import { emptyRoom, ownSeat, type RoomState, type ServerFrame, turnIn } from './room-state.ts'

export type RoomEvent =
  | { type: 'frame'; frame: ServerFrame }
  | { type: 'line'; line: Line }
  /** An act went out; a move stands in it until the server tells it. */
  | { type: 'asked'; a: number; sent?: MatchPicture['sent'] }
  | { type: 'doubt'; doubt: Doubt }
  | { type: 'checked'; verdict: MatchVerdict }
  | { type: 'mute'; areMuted: boolean }
  /** The result was read; the table goes on. */
  | { type: 'read' }

/**
 * Sorts a frame by its number: the next one counts, one that was seen is dropped, and after a gap the page says
 * hello again (rooms.md 1.3). A table and a snapshot tell everything, and begin a new count.
 */
export function orderOf({ lastN }: Pick<RoomState, 'lastN'>, { kind, n }: ServerFrame): 'next' | 'seen' | 'gap' {
  if (lastN === null || kind === 'table' || kind === 'snapshot' || n === lastN + 1) return 'next'
  return n <= lastN ? 'seen' : 'gap'
}

/** The state of the room's page after one event; frames come here in their order. */
export function reduceRoom(state: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'frame': {
      const after = reduceFrame(state, event.frame)
      const turn = turnIn(event.frame, after.match)
      return { ...(turn ? reduceFrame(after, turn) : after), lastN: event.frame.n }
    }
    case 'line':
      return { ...state, line: event.line }
    case 'asked': {
      const { a, sent } = event
      const match = sent && state.match ? { ...state.match, sent } : state.match
      return { ...state, askedA: a, refused: null, match }
    }
    case 'doubt':
      return { ...state, doubt: event.doubt }
    case 'checked':
      return { ...state, verdict: event.verdict }
    case 'mute':
      return { ...state, areMuted: event.areMuted, phrases: {} }
    case 'read':
      return { ...state, result: null, verdict: null, voided: null, match: state.match?.view.end ? null : state.match }
  }
}

function reduceFrame(state: RoomState, frame: ServerFrame): RoomState {
  switch (frame.kind) {
    case 'table': {
      const { room, game, mode, stake, code, seat, seats, phase } = frame
      const isSame = state.table?.room === room
      const kept = isSame ? state : { ...emptyRoom, line: state.line, areMuted: state.areMuted }
      const table = { room, game, mode, stake, code, seat }
      // Those who play are told their hand next.
      const sitsOut = phase === 'sealing' || phase === 'playing' || phase === 'scoring'
      const check = { readySeats: [], readyUntil: null }
      return { ...kept, ...check, askedA: null, refused: null, leftBecause: null, table, seats, phase, sitsOut }
    }
    case 'seated': {
      const { seat, name, isBot } = frame
      const seats = [...state.seats.filter(one => one.seat !== seat), { seat, name, isBot }]
      return { ...state, seats: seats.toSorted((a, b) => a.seat - b.seat) }
    }
    case 'left':
      return seatLeft(state, frame)
    case 'readying':
      return { ...state, readySeats: frame.ready, readyUntil: frame.until, phase: 'readying', sitsOut: false }
    case 'ready': {
      const { seat, isReady } = frame
      const others = state.readySeats.filter(one => one !== seat)
      const askedA = seat === state.table?.seat ? null : state.askedA
      return {
        ...state,
        askedA,
        readySeats: isReady ? [...others, seat] : others,
        phase: 'readying',
      }
    }
    case 'refused': {
      const isLast = frame.a === state.askedA
      const match = isLast && state.match ? { ...state.match, sent: null } : state.match
      return { ...state, match, askedA: isLast ? null : state.askedA, refused: { a: frame.a, code: frame.code } }
    }
    case 'phrase':
      if (state.areMuted && frame.seat !== ownSeat(state)) return state
      return { ...state, phrases: { ...state.phrases, [frame.seat]: { id: frame.id, n: frame.n } } }
    case 'pong':
      return state
    default:
      return reduceHand(state, frame)
  }
}

/** In a match a seat that leaves stays in it; at a table between two hands it is free. Leaving oneself leads back to the rooms. */
function seatLeft(state: RoomState, frame: Extract<ServerFrame, { kind: 'left' }>): RoomState {
  const { match, table } = state
  if (match && !match.view.end) return { ...state, match: reduceMatch(match, frame) }
  if (frame.seat === table?.seat)
    return {
      ...{ ...emptyRoom, line: state.line, areMuted: state.areMuted, lastN: state.lastN },
      leftBecause: ('why' in frame && frame.why) || null,
    }
  const readySeats = state.readySeats.filter(seat => seat !== frame.seat)
  return { ...state, readySeats, seats: state.seats.filter(({ seat }) => seat !== frame.seat) }
}

type HandFrame = Exclude<
  ServerFrame,
  {
    kind: 'table' | 'seated' | 'left' | 'readying' | 'ready' | 'refused' | 'phrase' | 'pong'
  }
>

function reduceHand(state: RoomState, frame: HandFrame): RoomState {
  switch (frame.kind) {
    case 'seal': {
      const { match, commit, seat } = frame
      const fresh = { match: null, result: null, verdict: null, voided: null, serverSeed: null }
      const table = state.table && { ...state.table, seat }
      return {
        ...state,
        ...fresh,
        table,
        seal: { match, commit, seat, hashes: null },
        phase: 'sealing',
        readyUntil: null,
        sitsOut: false,
      }
    }
    case 'hashes':
      return { ...state, seal: state.seal && { ...state.seal, hashes: frame.hashes } }
    case 'dealt':
      return {
        ...state,
        match: matchPictureOf(viewOfTold(frame.view), frame.seeds, state.seats),
        phase: 'playing',
        readySeats: [],
        sitsOut: false,
      }
    case 'snapshot': {
      const seeds = state.match?.view.match === frame.view.match ? state.match.seeds : []
      return {
        ...state,
        askedA: null,
        match: matchPictureOf(viewOfTold(frame.view), seeds, state.seats),
        phase: 'playing',
        readySeats: [],
        sitsOut: false,
      }
    }
    case 'void':
      return { ...state, askedA: null, voided: frame, match: null, seal: null, phase: 'waiting', readySeats: [] }
    case 'booked':
      return { ...state, result: state.result && { ...state.result, isPaid: true } }
    case 'reveal':
      return { ...state, serverSeed: frame.serverSeed }
    default: {
      const match = state.match && reduceMatch(state.match, frame)
      const isOwn = 'seat' in frame && frame.seat === ownSeat(state) && frame.kind !== 'turn' && frame.kind !== 'away'
      const after = { ...state, match, askedA: isOwn ? null : state.askedA, refused: isOwn ? null : state.refused }
      return frame.kind === 'result' ? { ...after, result: frame, askedA: null, phase: 'scoring' } : after
    }
  }
}
