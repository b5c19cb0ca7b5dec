import type { GameEvent, Move } from '../match-game.ts'
import { matchRulesOf } from '../registry.ts'

/** Real money at a listed or a private table, or chips of the studio. */
export type MatchMode = 'real' | 'private' | 'practice'

/** Why a match came to nothing (rooms.md 5); a broken seal ends it before the deal. */
const VOID_REASONS = [
  ...(['definition_unknown', 'replay_differs', 'restart', 'both_gone', 'seal_broken', 'operator'] as const),
] as const
export type VoidReason = (typeof VOID_REASONS)[number]

/** How a seat keeps its turns. */
export interface SeatConduct {
  /** When its connection was lost, in milliseconds; null while it has one. */
  lostAt: number | null
  /** Turns in a row that the clock took, and those of them while it was connected. */
  clockTurns: number
  connectedClockTurns: number
  /** Its turns are short until it sends a message. */
  isAway: boolean
  /** It was told to be away, for either reason. */
  isShownAway: boolean
  /** It left the hand for good. */
  hasLeft: boolean
  /** Turns that the clock took in the whole hand. */
  clockTurnsInAll: number
}

export type MatchEnd =
  | { kind: 'played'; nets: number[]; winner: number | null }
  | { kind: 'forfeit'; nets: number[]; winner: number; seat: number }
  | { kind: 'void'; reason: VoidReason }

/** A match from its deal to its end, closed cards and dice among it: it never leaves the server, and `viewOf` makes what does. */
export interface MatchState {
  match: string
  /** Short name of its rules. */
  rules: string
  mode: MatchMode
  /** A stake of the room, in units of 1/10 000; the price of a card in Tien Len. */
  stakeUnits: number
  /** When the deal was told. */
  startedAt: number
  /** Time of the last act. */
  at: number
  /** When the present turn began. */
  turnBegan: number
  /** By seat: the end of its turn by the server's clock; null for a seat that has not to move. */
  until: (number | null)[]
  seats: SeatConduct[]
  /** The state of the game by its rules. */
  game: unknown
  end: MatchEnd | null
}

/** What happens to a match, by the server's clock in milliseconds. Accepted acts are stored, and replay the match. */
export type MatchAct = { at: number } & (
  | { kind: 'move'; seat: number; turn: number; move: Move }
  /** Time passed; the clock does what is due. */
  | { kind: 'clock' }
  | { kind: 'lost'; seat: number }
  | { kind: 'connected'; seat: number }
  /** Any other message of a person; pings are none. */
  | { kind: 'back'; seat: number }
  | { kind: 'leave'; seat: number }
  /** The match goes on in another process; every connection is gone. */
  | { kind: 'resumed' }
  | { kind: 'void'; reason: VoidReason }
)

/** What every seat may know of a step; closed cards and dice never stand in it. */
export type MatchEvent =
  | GameEvent
  | { kind: 'turn'; seat: number; turn: number; until: number }
  | { kind: 'away'; seat: number; isAway: boolean }
  | { kind: 'left'; seat: number }
  | { kind: 'ended'; end: MatchEnd }

/** Most that an act may come after its turn's end, in milliseconds (rooms.md 4.2). */
export const GRACE_MS = 400
export const AWAY_TURN_MS = 3_000
/** Clock turns in a row until the seat is away, and until it has left. */
export const AWAY_CLOCK_TURNS = 2
export const LEFT_CLOCK_TURNS = 5
/** Without a connection: until it is told, and until it counts as leaving. */
export const SHOWN_AWAY_MS = 10_000
export const GONE_MS = 60_000
/** Longest stop that a match survives, and what its turns get on top (rooms.md 1.2). */
export const LONGEST_STOP_MS = 120_000
export const RESUMED_EXTRA_MS = 10_000

export const rulesOfMatch = (state: Pick<MatchState, 'rules'>) => matchRulesOf(state.rules)

export const freshSeat = (): SeatConduct => ({
  ...{ lostAt: null, clockTurns: 0, connectedClockTurns: 0, clockTurnsInAll: 0 },
  ...{ isAway: false, isShownAway: false, hasLeft: false },
})
