import type { MatchEnd, MatchEvent, MatchMode, MatchState, VoidReason } from '../conduct/state.ts'
import { type MatchView, viewOf } from '../conduct/view.ts'
import type { GameEvent, MatchCode, MovedBy, Payment } from '../match-game.ts'
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

/** Why the table freed a seat that its member had not left. */
export type LeftReason = 'missed_checks' | 'idle' | 'line_lost' | 'seal_broken' | 'play_ended' | 'table_closed'

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
  | { kind: 'left'; seat: number; why?: LeftReason }
  /** A check that begins, or that runs as a member comes to it: the seats that are ready already. In practice it has no end. */
  | { kind: 'readying'; ready: number[]; until: number | null }
  | { kind: 'ready'; seat: number; isReady: boolean }
  | { kind: 'refused'; a: number; code: RoomError }
  | { kind: 'phrase'; seat: number; id: number }
  | { kind: 'pong'; c: number; at: number }
  /** Binds the house before anything of the players is known. */
  | { kind: 'seal'; match: string; commit: string; seat: number; until: number }
  /** Signed with the studio's key; the commitment stands in it again. */
  | { kind: 'hashes'; match: string; commit: string; hashes: string[]; signature: string; until: number }
  /**
   * Opens the server seed once the result has been told. The record, with which anybody plays the match again, comes along where
   * it is stored nowhere, which is a practice table; all others are read by their match when somebody wants to.
   */
  | { kind: 'reveal'; match: string; serverSeed: string; record?: PackedRecord }
  | { kind: 'void'; match: string; reason: VoidReason; seats: number[] }

/** Events of Tien Len that are told in a shorter form. */
type CardAct = 'played' | 'passed' | 'trick' | 'paid'

/**
 * The turn that follows an act of Tien Len goes in one frame with it, since they would be half of all frames, and as a list, since
 * it is in nearly each of them. Its end is counted from the deal.
 */
export type NextTurn = [seat: number, turn: number, untilMs: number]

/** The end of such a turn by the server's clock. */
export const turnEnd = ({ startedAt }: Pick<MatchView, 'startedAt'>, [, , untilMs]: NextTurn): number =>
  startedAt + untilMs
type CardFrame =
  /** How many cards are left follows from the deal and what was played since. */
  (
    | Omit<Extract<GameEvent, { kind: 'played' }>, 'by' | 'left'>
    | Omit<Extract<GameEvent, { kind: 'passed' }>, 'by'>
    | Extract<GameEvent, { kind: 'trick' }>
  ) & {
    /** Told if the clock moved for the seat. */
    by?: 'clock'
    next?: NextTurn
  }

/** Amounts in stakes. What was paid is less than what was owed where the payer's hold was too short. */
type ToldPayment = [from: number, to: number, owed: number, paid: number]

/** Payments of one kind that follow one another. */
interface PaidFrame {
  kind: 'paid'
  why: Extract<GameEvent, { kind: 'paid' }>['why']
  payments: ToldPayment[]
}

/** Payments as a match has them. */
export const paymentsOf = ({ payments }: PaidFrame): Payment[] =>
  payments.map(([from, to, owed, paid]) => ({ from, to, owed, paid, isCapped: paid < owed }))

/** A frame of a running match: public events, and what is the seat's own beside them. */
export type MatchFrame =
  | { kind: 'dealt'; match: string; seeds: string[]; view: ToldView }
  /** Own dice of a new throw. */
  | { kind: 'thrown'; round: number; throw: number; dice: number[] }
  | Exclude<GameEvent, { kind: 'thrown' | CardAct }>
  | CardFrame
  | PaidFrame
  | Exclude<MatchEvent, GameEvent | { kind: 'ended' }>
  | ResultFrame
  /** The wallet is certain of the result that was told. */
  | { kind: 'booked' }
  | { kind: 'void'; match: string; reason: VoidReason; seats: number[] }
  | { kind: 'snapshot'; view: ToldView }

/** A view without what it has at each deal: everybody there, no end and nothing open. */
type ToldView = Omit<MatchView, 'seats' | 'end' | 'open'> & Partial<Pick<MatchView, 'seats' | 'end' | 'open'>>

/** The whole view of a told one. */
export const viewOfTold = (told: ToldView): MatchView => ({
  seats: told.until.map(() => ({ isAway: false, hasLeft: false })),
  ...{ end: null, open: null, ...told },
})

function toldView(state: MatchState, seat: number): ToldView {
  const { seats, end, open, ...view } = viewOf(state, seat)
  const areThere = seats.every(({ isAway, hasLeft }) => !isAway && !hasLeft)
  return { ...view, ...(!areThere && { seats }), ...(end && { end }), ...(open && { open }) }
}

/** Amounts in units. `isPaid` is false where the wallet has to hear of it: `booked` is told once it is certain, and never guessed. */
export interface ResultFrame {
  kind: 'result'
  end: Exclude<MatchEnd, { kind: 'void' }>
  netsUnits: number[]
  rakeUnits: number
  isPaid: boolean
  /** Cards that each seat has left. */
  hands: number[][]
}

/** The first frame of a match to a seat. */
export const dealtFrame = (state: MatchState, seeds: readonly string[], seat: number): MatchFrame => ({
  ...{ kind: 'dealt', match: state.match, seeds: [...seeds], view: toldView(state, seat) },
})

/** All that a seat missed, in one frame. */
export const snapshotFrame = (state: MatchState, seat: number): MatchFrame => ({
  ...{ kind: 'snapshot', view: toldView(state, seat) },
})

/** The result of a finished match; null for one that is void or goes on. */
export function resultFrame(state: MatchState): ResultFrame | null {
  const settled = state.end && settleMatch(state)
  if (!settled || !state.end || state.end.kind === 'void') return null
  const { open } = viewOf(state, 0)
  const isPaid = state.mode === 'practice'
  return {
    ...{ kind: 'result', end: state.end, rakeUnits: settled.rakeUnits, isPaid, hands: open! },
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
      last.next = [event.seat, turn, until - state.startedAt]
    } else if (event.kind === 'paid') {
      const { from, to, owed, paid } = event.payment
      const isSame = last?.kind === 'paid' && last.why === event.why
      if (isSame) last.payments.push([from, to, owed, paid])
      else frames.push({ kind: 'paid', why: event.why, payments: [[from, to, owed, paid]] })
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

const told = (act: CardFrame, by: MovedBy): CardFrame => (by === 'clock' ? { ...act, by } : act)

/** A frame for everybody: it knows no seat, and so can show none's own. */
function frameOf(state: MatchState, event: Exclude<MatchEvent, OwnEvent | { kind: 'paid' }>): MatchFrame {
  if (event.kind === 'played') return told({ kind: 'played', seat: event.seat, cards: event.cards }, event.by)
  if (event.kind === 'passed') return told({ kind: 'passed', seat: event.seat }, event.by)
  if (event.kind === 'trick') return { ...event }
  if (event.kind !== 'ended') return event
  const { end } = event
  return end.kind === 'void' ? { kind: 'void', match: state.match, reason: end.reason, seats: [] } : resultFrame(state)!
}
