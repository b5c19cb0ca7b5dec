import { ANGLES } from '../definition/sines.ts'
import { isLevel, type Level } from '../definition/stakes.ts'

/** What a client sends (rooms book 2.8). Times are of the room, numbers of tickets are their last byte. */
export type UpFrame =
  | { kind: 'fire'; ticket: number; k: number; angle: number; level: Level; lock: number; tMs: number }
  | { kind: 'hit'; ticket: number; k: number; fish: number; tMs: number }
  /** A laser is turned, or fired. */
  | { kind: 'aim'; ticket: number; k: number; angle: number; isFired: boolean }
  /** The client's own clock, cut to 32 bits. */
  | { kind: 'ping'; clientMs: number }

/** Their ops count from 1. */
const KINDS = ['fire', 'hit', 'aim', 'ping'] as const
const LENGTHS = { fire: 13, hit: 10, aim: 8, ping: 5 } as const

/** The frame as bytes, little-endian. Values are whole and within the sizes of their fields. */
export function encodeUp(frame: UpFrame): Uint8Array {
  const bytes = new Uint8Array(LENGTHS[frame.kind])
  const view = new DataView(bytes.buffer)
  view.setUint8(0, KINDS.indexOf(frame.kind) + 1)
  if (frame.kind === 'ping') {
    view.setUint32(1, frame.clientMs, true)
    return bytes
  }
  view.setUint8(1, frame.ticket)
  view.setUint16(2, frame.k, true)
  if (frame.kind === 'hit') {
    view.setUint16(4, frame.fish, true)
    view.setUint32(6, frame.tMs, true)
    return bytes
  }
  view.setUint16(4, frame.angle, true)
  if (frame.kind === 'aim') {
    view.setUint16(6, frame.isFired ? 1 : 0, true)
    return bytes
  }
  view.setUint8(6, frame.level)
  view.setUint16(7, frame.lock, true)
  view.setUint32(9, frame.tMs, true)
  return bytes
}

/** The frame that the bytes stand for; null for anything else: another op or length, an angle or a level that is none. */
export function decodeUp(bytes: Uint8Array): UpFrame | null {
  const kind = KINDS[bytes[0]! - 1]
  if (!kind || bytes.length !== LENGTHS[kind]) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (kind === 'ping') return { kind, clientMs: view.getUint32(1, true) }
  const shot = { ticket: view.getUint8(1), k: view.getUint16(2, true) }
  if (kind === 'hit') return { kind, ...shot, fish: view.getUint16(4, true), tMs: view.getUint32(6, true) }
  const angle = view.getUint16(4, true)
  if (angle >= ANGLES) return null
  if (kind === 'aim') {
    const fired = view.getUint16(6, true)
    return fired > 1 ? null : { kind, ...shot, angle, isFired: fired === 1 }
  }
  const level = view.getUint8(6)
  if (!isLevel(level)) return null
  return { kind, ...shot, angle, level, lock: view.getUint16(7, true), tMs: view.getUint32(9, true) }
}
