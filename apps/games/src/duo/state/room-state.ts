import type { VoidReason } from '@baize/game-kit/pvp/conduct/state'
import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import {
  type LeftReason,
  type MatchFrame,
  type ResultFrame,
  type SeatedPlayer,
  type TableFrame,
  turnEnd,
} from '@baize/game-kit/pvp/frames/server-frames'
import type { MatchVerdict } from '@baize/game-kit/pvp/verify/verify-match'
import type { Line } from '../../rooms/room-line.ts'
import type { Doubt } from '../seal/seal-keeper.ts'
import type { MatchPicture } from './match-picture.ts'

/** A frame of the server; `n` rises by 1 for each table and seat. */
export type ServerFrame = (TableFrame | MatchFrame) & { n: number }

/** The turn of the match that came in one frame with an act; null where none did. */
export function turnIn(frame: ServerFrame, match: MatchPicture | null): ServerFrame | null {
  if (!match || !('next' in frame && frame.next)) return null
  const [seat, turn] = frame.next
  return { kind: 'turn', seat, turn, until: turnEnd(match.view, frame.next), n: frame.n }
}

type ToldTable = Extract<TableFrame, { kind: 'table' }>

/** The seal of the next match, before its deal. */
export interface SealPicture {
  match: string
  commit: string
  seat: number
  hashes: string[] | null
}

export interface SaidPhrase {
  id: number
  /** Its frame's number: a phrase that is said twice is shown twice. */
  n: number
}

/** All that the page shows of its room. */
export interface RoomState {
  line: Line
  /** Number of the last frame; null before the first. */
  lastN: number | null
  table: Pick<ToldTable, 'room' | 'game' | 'mode' | 'stake' | 'code' | 'seat'> | null
  seats: SeatedPlayer[]
  phase: ToldTable['phase']
  /** Seats that are ready for the next hand, and the end of the check by the server's clock. */
  readySeats: number[]
  readyUntil: number | null
  /** A hand runs at the table without the page's seat. */
  sitsOut: boolean
  /** Why the table freed the own seat, until the next one is taken; null where the player left. */
  leftBecause: LeftReason | null
  seal: SealPicture | null
  match: MatchPicture | null
  result: ResultFrame | null
  verdict: MatchVerdict | null
  serverSeed: string | null
  voided: { match: string; reason: VoidReason; seats: number[] } | null
  /** The fact of the seal that the server told differently than it was bound to. */
  doubt: Doubt | null
  /** The act that is not answered yet. */
  askedA: number | null
  refused: { a: number; code: RoomError } | null
  /** By seat, the last phrase. */
  phrases: Readonly<Record<number, SaidPhrase>>
  areMuted: boolean
}

export const emptyRoom: RoomState = {
  ...{ line: 'connecting', lastN: null, table: null, seats: [], phase: 'waiting', readySeats: [], readyUntil: null },
  ...{ sitsOut: false, leftBecause: null },
  ...{ seal: null, match: null, result: null, verdict: null, serverSeed: null, voided: null, doubt: null },
  ...{ askedA: null, refused: null, phrases: {}, areMuted: false },
}

/** The seat that the page plays: that of the match while one runs, otherwise the one at the table, which each hand may give anew. */
export const ownSeat = ({ match, table }: RoomState): number =>
  match && !match.view.end ? match.view.seat : (table?.seat ?? 0)

/** The seat that the page has in its last match, which its result goes by. */
export const matchSeat = ({ match, table }: RoomState): number => match?.view.seat ?? table?.seat ?? 0

/** The name at a seat: of the match while one runs, otherwise of the table. */
export const nameAt = ({ match, seats }: RoomState, seat: number): string | undefined =>
  (match && !match.view.end ? match.players : seats).find(one => one.seat === seat)?.name
