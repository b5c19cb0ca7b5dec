import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import type { MatchRecord } from '@baize/game-kit/pvp/verify/match-record'
import type { VisitBoot } from './slot.ts'

/** Frames of tables where members play with one another (rooms.md 1.3); the first one says who is there. */
export const roomsSocketPath = '/studio/rooms/ws'

/** The same with the shard whose rooms a page wants, for deployments whose processes keep one each. */
export const roomsSocketOf = (shard: 'seas' | 'matches'): string => `${roomsSocketPath}?shard=${shard}`

/** A room that is listed. */
export interface ListedRoom {
  room: string
  /** In units; the price of a card in Tien Len. */
  stakeUnits: number
  seats: number
  taken: number
  status: 'WAITING' | 'PLAYING'
  /** Usual wait from a seat to a deal; null where too few were counted. */
  waitMs: number | null
}

/** A finished match with the seat of the member who asks. */
export interface MatchStory {
  record: MatchRecord
  seat: number
}

/** The boot of the page of a game between members. */
export interface RoomsBoot extends VisitBoot {
  game: { code: MatchCode; title: string; palette: string[] }
  /** Path of the socket on the page's own host. */
  socket: string
  /** The studio's Ed25519 key that signs the hashes of a seal, hex. */
  publicKey: string
  /** Rooms of the visit's book when the page was written. */
  rooms: ListedRoom[]
  /** The room that the visit was opened for; null for the list. */
  room: string | null
}
