import { ANGLES } from '../definition/sines.ts'
import { isLevel, type Level } from '../definition/stakes.ts'
import { SEATS, type SeatNumber } from '../flight/muzzles.ts'
import { ANSWERS, type Answer } from '../room/events.ts'

/** What a seat is told when a row of the journal is durable (rooms book 2.8). Prizes are in bullets. */
export interface TickFrame {
  /** Rises by one for each frame of a seat. */
  n: number
  purseUnits: number
  results: { ticket: number; k: number; answer: Answer; fish: number; prize: number }[]
  shots: { seat: SeatNumber; angle: number; level: Level; lock: number; firedAtMs: number }[]
  gone: {
    fish: number
    seat: SeatNumber
    prize: number
    /** Since the start of the scene, in room time. */
    sinceMs: number
  }[]
}

const TICK_OP = 16
/** Op, number and purse; then how many entries each of the three lists has. */
const HEAD = 13 + 3
const RESULT = 8
const SHOT = 10
const GONE = 8
/** Lists are counted in a byte. */
export const MOST_ENTRIES = 255

/** The frame as bytes, little-endian. @throws RangeError when a list has more than 255 entries */
export function encodeTick({ n, purseUnits, results, shots, gone }: TickFrame): Uint8Array {
  if (Math.max(results.length, shots.length, gone.length) > MOST_ENTRIES)
    throw new RangeError(`a tick holds ${MOST_ENTRIES} entries of a kind, no more`)
  const bytes = new Uint8Array(HEAD + RESULT * results.length + SHOT * shots.length + GONE * gone.length)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, TICK_OP)
  view.setUint32(1, n, true)
  view.setFloat64(5, purseUnits, true)
  bytes.set([results.length, shots.length, gone.length], 13)
  let at = HEAD
  for (const { ticket, k, answer, fish, prize } of results) {
    view.setUint8(at, ticket)
    view.setUint16(at + 1, k, true)
    view.setUint8(at + 3, ANSWERS.indexOf(answer))
    view.setUint16(at + 4, fish, true)
    view.setUint16(at + 6, prize, true)
    at += RESULT
  }
  for (const { seat, angle, level, lock, firedAtMs } of shots) {
    view.setUint8(at, seat)
    view.setUint16(at + 1, angle, true)
    view.setUint8(at + 3, level)
    view.setUint16(at + 4, lock, true)
    view.setUint32(at + 6, firedAtMs, true)
    at += SHOT
  }
  for (const { fish, seat, prize, sinceMs } of gone) {
    view.setUint16(at, fish, true)
    view.setUint8(at + 2, seat)
    view.setUint16(at + 3, prize, true)
    view.setUint16(at + 5, sinceMs & 0xffff, true)
    view.setUint8(at + 7, sinceMs >>> 16)
    at += GONE
  }
  return bytes
}

/** The frame that the bytes stand for; null when they are no tick, or not a whole one. */
export function decodeTick(bytes: Uint8Array): TickFrame | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEAD || view.getUint8(0) !== TICK_OP) return null
  const [results, shots, gone] = [view.getUint8(13), view.getUint8(14), view.getUint8(15)]
  const shotsAt = HEAD + RESULT * results
  const goneAt = shotsAt + SHOT * shots
  if (bytes.length !== goneAt + GONE * gone) return null
  const list = <T>(start: number, size: number, count: number, read: (at: number) => T) =>
    Array.from({ length: count }, (_, i) => read(start + size * i))
  const frame = {
    n: view.getUint32(1, true),
    purseUnits: view.getFloat64(5, true),
    results: list(HEAD, RESULT, results, at => readResult(view, at)),
    shots: list(shotsAt, SHOT, shots, at => readShot(view, at)),
    gone: list(goneAt, GONE, gone, at => readGone(view, at)),
  }
  return isWhole(frame) ? frame : null
}

type ReadFrame = Omit<TickFrame, 'results' | 'shots' | 'gone'> & {
  results: (ReturnType<typeof readResult> | null)[]
  shots: (ReturnType<typeof readShot> | null)[]
  gone: (ReturnType<typeof readGone> | null)[]
}

const isWhole = (frame: ReadFrame): frame is TickFrame =>
  Number.isSafeInteger(frame.purseUnits) && ![...frame.results, ...frame.shots, ...frame.gone].includes(null)

const isSeat = (seat: number): seat is SeatNumber => (SEATS as readonly number[]).includes(seat)

function readResult(view: DataView, at: number) {
  const answer = ANSWERS[view.getUint8(at + 3)]
  if (!answer) return null
  const [ticket, k] = [view.getUint8(at), view.getUint16(at + 1, true)]
  return { ticket, k, answer, fish: view.getUint16(at + 4, true), prize: view.getUint16(at + 6, true) }
}

function readShot(view: DataView, at: number) {
  const [seat, angle, level] = [view.getUint8(at), view.getUint16(at + 1, true), view.getUint8(at + 3)]
  if (!isSeat(seat) || angle >= ANGLES || !isLevel(level)) return null
  return { seat, angle, level, lock: view.getUint16(at + 4, true), firedAtMs: view.getUint32(at + 6, true) }
}

function readGone(view: DataView, at: number) {
  const seat = view.getUint8(at + 2)
  if (!isSeat(seat)) return null
  const sinceMs = view.getUint16(at + 5, true) + 0x10000 * view.getUint8(at + 7)
  return { fish: view.getUint16(at, true), seat, prize: view.getUint16(at + 3, true), sinceMs }
}
