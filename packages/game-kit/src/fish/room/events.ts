import type { Level } from '../definition/stakes.ts'
import type { SeatNumber } from '../flight/muzzles.ts'
import type { DecidedShot, FiredWeapon, Hit, Release, ReturnedShot } from './ticket.ts'

/** What a seat is answered to a shot or a claim. Their order is that of the codes in frames. */
export const ANSWERS = [
  'fired',
  'missed',
  'caught',
  'no',
  'gone',
  'ignored',
  'returned',
  'too_fast',
  'too_many',
  'out_of_order',
  'ticket_over',
  'late',
  'not_enough_money',
] as const
export type Answer = (typeof ANSWERS)[number]

/**
 * What must be durable before the events of the same step are told (rooms book 1.2): enough to decide shots and weapons
 * again. Bullets that come back leave nothing.
 */
export type JournalEntry = { seat: SeatNumber; ticket: number } & (
  | ({ kind: 'shot' } & Hit)
  | ({ kind: 'weapon' } & Release)
)

/** What a ticket came to. Money is in units. */
export interface EndedTicket {
  ticket: number
  stakedUnits: number
  wonUnits: number
  shots: readonly (DecidedShot | ReturnedShot)[]
  weapons: readonly FiredWeapon[]
}

/** What follows from a step. Prizes are in bullets, times are of the room unless they are said to be of the scene. */
export type RoomEvent =
  | { kind: 'answer'; seat: SeatNumber; ticket: number; k: number; answer: Answer; fish: number; prize: number }
  | { kind: 'shot'; seat: SeatNumber; angle: number; level: Level; lock: number; firedAtMs: number }
  | { kind: 'journal'; entry: JournalEntry }
  | { kind: 'gone'; seat: SeatNumber; fish: number; prize: number; atMs: number }
  | { kind: 'weapon'; seat: SeatNumber; ticket: number; weapon: FiredWeapon }
  | { kind: 'freeze'; fromMs: number }
  /** A relief school enters at a time of the scene; its prey and paths follow from the scene's seed. */
  | { kind: 'relief'; sceneMs: number }
  /** The scene is over; the next one may start when the tide has gone. */
  | { kind: 'tide' }
  | { kind: 'scene-over' }
  /** To be concluded, once and with all that it holds. */
  | { kind: 'ended'; seat: SeatNumber; result: EndedTicket }
  /** No shot of it was decided: it is not recorded, and its nonce is not used again. */
  | { kind: 'dropped'; seat: SeatNumber; ticket: number }
  /** More refused claims than a good connection explains. */
  | { kind: 'suspect'; seat: SeatNumber }
  | { kind: 'expelled'; seat: SeatNumber }
  /** The purse goes back to the wallet; told once for a seat. */
  | { kind: 'release'; seat: SeatNumber; units: number }
