import { createHash } from 'node:crypto'
import type { Answered } from '@baize/game-kit/pvp/conduct/answers'
import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import type { MatchFrame, TableFrame } from '@baize/game-kit/pvp/frames/server-frames'
import type { Meeting } from '@baize/game-kit/pvp/matchmaking/quick-seat'
import { FIRST_RATING } from '@baize/game-kit/pvp/matchmaking/rating'
import type { Visit } from '../../visits.ts'
import type { Room } from '../pvp/room.ts'
import { FrameRing } from './frame-ring.ts'

export type ServerFrame = TableFrame | MatchFrame

/** The connection that a player's frames go to. */
export interface Line {
  send(text: string): void
  /** @param code a close code of rooms.md 1.3 */
  close(code: number): void
}

/** Chips of a practice visit: 1 000.00 (rooms.md 4.4). */
const PRACTICE_CHIPS_UNITS = 10_000_000

/** The name that others read, made from the member's id: the studio knows no other. */
export const nameOf = (member: string): string =>
  createHash('sha256').update(`baize/name|${member}`).digest('hex').slice(0, 6).toUpperCase()

/** A member in a shard, with or without a connection. */
export class Player {
  visit: Visit
  line: Line | null = null
  room: Room | null = null
  answered: Answered | null = null
  chipsUnits = PRACTICE_CHIPS_UNITS
  /** In the game of the visit, as it was at the last seat. */
  rating = FIRST_RATING
  meetings: Meeting[] = []
  /** When it last said a phrase; acts before a minute count as none. */
  saidAt = Number.NEGATIVE_INFINITY
  /** It may bet no more in this visit. */
  isBarred = false
  readonly ring = new FrameRing()

  constructor(visit: Visit) {
    this.visit = visit
  }

  get member(): string {
    return this.visit.user_id
  }

  get name(): string {
    return nameOf(this.member)
  }

  tell(frame: ServerFrame): void {
    this.tellText(JSON.stringify(frame))
  }

  /** @param frame one that is written out already */
  tellText(frame: string): void {
    const text = this.ring.add(frame)
    this.line?.send(text)
  }

  refuse(a: number, code: RoomError): void {
    this.tell({ kind: 'refused', a, code })
  }
}
