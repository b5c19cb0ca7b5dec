import type { RoomError } from '../../pvp/frames/errors.ts'
import type { PreyName } from '../definition/prey.ts'
import { ROOM_CLASSES, type RoomClass } from '../definition/stakes.ts'
import type { FishCode } from '../definition/titles.ts'
import type { SeatNumber } from '../flight/muzzles.ts'
import type { FiredWeapon } from '../room/ticket.ts'

/** Acts that a client sends as text, after its hello; `a` rises by one for each. Shots and claims are binary. */
export type FishClientFrame =
  /** To the fullest room of the visit's title, of this class and of its book; a seat that is still kept is told again. */
  | { kind: 'sit'; a: number; class: RoomClass }
  /** Puts so much more into the purse, in units. Anything but 50 to 10 000 bullets in whole cents is `stake_invalid`. */
  | { kind: 'purse'; a: number; amountUnits: number }
  | { kind: 'leave'; a: number }
  /** `c` comes back with the answer. */
  | { kind: 'ping'; c: number }

/** A cannon that somebody sits at. Names are the studio's own; the level is that of the last shot. */
export interface SeatedCannon {
  seat: SeatNumber
  name: string
  level: number
}

/**
 * A ticket that shots may be numbered in. The next one is told before it is needed: shots belong to the first one that is
 * not over, which is 60 s after its first shot or 30 s after its last one. A shot within 150 ms of that moment may be
 * answered `ticket_over`.
 */
export interface TicketFrame {
  kind: 'ticket'
  /** As binary frames name it: 0 to 255, then from 0 again. */
  number: number
  id: string
  nonce: number
  /** Hex SHA-256 of the server seed. */
  commitment: string
  clientSeed: string
  /** Number of its next shot. */
  nextK: number
  /** Room time of its first shot; null before. */
  openedAtMs: number | null
}

/** `asking` while the wallet is not certain about the first hold, `releasing` while nothing more can be fired. */
export type PurseState = 'none' | 'asking' | 'open' | 'releasing'

export interface PurseFrame {
  kind: 'purse'
  state: PurseState
  /** The wallet's hold, in units. */
  heldUnits: number
  /** Units to fire with now: hold, wins and stakes of tickets that are not concluded, without what is in the air. */
  spendableUnits: number
}

/** A catch that was decided while its player could not be told. */
export interface MissedCatch {
  /** Id of the ticket, and the number of the shot in it. A page that showed this catch already leaves it out. */
  ticket: string
  k: number
  prey: PreyName
  /** Without what its weapon brought. */
  prizeUnits: number
}

export type EndReason = 'idle' | 'expelled' | 'may_not_play' | 'closing' | 'left'

/**
 * Frames of text to a client; each carries `n` beside, which rises by one within a connection and over its ticks. Every
 * hello is answered by all that the player has: `purse`, and `room`, `scene` and its tickets where it sits. Times are of the room unless they
 * are said to be of the scene.
 */
export type FishServerFrame =
  | {
      kind: 'room'
      room: string
      title: FishCode
      definitionHash: string
      class: RoomClass
      /** Price of a bullet of level 1. */
      unitUnits: number
      /** The reader's own. */
      seat: SeatNumber
      seats: SeatedCannon[]
      roomTimeMs: number
      mode: 'real' | 'play'
    }
  /** Enough to open the same scene as all others, with what is gone from it. */
  | {
      kind: 'scene'
      number: number
      /** Hex seed, public from now on. */
      seed: string
      commitment: string
      /** Hex SHA-256 of the next scene's seed. */
      commitNext: string
      t0Ms: number
      freezesMs: number[]
      /** Scene times at which relief schools entered. */
      reliefsMs: number[]
      gone: number[]
    }
  | TicketFrame
  | PurseFrame
  /** A cannon was taken or left: `name` is null for one that is free. */
  | { kind: 'seat'; seat: SeatNumber; name: string | null; level: number }
  | { kind: 'freeze'; fromMs: number }
  /** `ticket` is its number; only the player of the seat knows shots by it. */
  | { kind: 'weapon'; seat: SeatNumber; ticket: number; weapon: FiredWeapon }
  /** A relief school enters at this time of the scene. */
  | { kind: 'relief'; sceneMs: number }
  | { kind: 'caught'; list: MissedCatch[] }
  /**
   * Own ticket that is over. Told again with `isPaid` when the wallet is certain; once and with zeros where no shot of it was
   * charged.
   */
  | {
      kind: 'ended'
      ticket: number
      id: string
      shots: number
      returned: number
      stakeUnits: number
      payoutUnits: number
      isPaid: boolean
    }
  /** No ticket can open before the page has sent a client seed by the call that changes seeds. */
  | { kind: 'seed-wanted' }
  | { kind: 'end'; reason: EndReason }
  | { kind: 'refused'; a: number; code: RoomError }
  /** `atMs` is null for whoever sits in no room. A binary ping has its client time come back as `c`. */
  | { kind: 'pong'; c: number; atMs: number | null }

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** Names of a frame's fields beside `kind`. */
const FIELDS: Readonly<Record<FishClientFrame['kind'], readonly string[]>> = {
  ...{ sit: ['a', 'class'], purse: ['a', 'amountUnits'], leave: ['a'], ping: ['c'] },
}

/**
 * An act as it came over the wire; null for what is none. An amount that is no number is read as NaN, so that it is
 * answered like any other amount that no purse can have.
 */
export function readFishFrame(text: string): FishClientFrame | null {
  const input = parsed(text)
  if (typeof input !== 'object' || input === null) return null
  const frame = input as Record<string, unknown>
  const kind = String(frame.kind) as FishClientFrame['kind']
  if (!Object.hasOwn(FIELDS, kind)) return null
  const isKnown = Object.keys(frame).every(name => name === 'kind' || FIELDS[kind].includes(name))
  if (!isKnown || !isCount(kind === 'ping' ? frame.c : frame.a)) return null
  if (kind === 'sit' && !Object.hasOwn(ROOM_CLASSES, String(frame.class))) return null
  if (kind === 'purse' && typeof frame.amountUnits !== 'number') frame.amountUnits = Number.NaN
  return input as FishClientFrame
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
