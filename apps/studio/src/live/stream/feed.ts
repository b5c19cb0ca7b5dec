import { randomBytes } from 'node:crypto'
import type { TableFrame } from '@baize/api/studio/live'
import type { TableRoundState } from '@baize/api/studio/live-states'

/** Frames of a table that a stream which was cut off can be given again. */
const framesKept = 256
/** A socket that has so much unread is closed: its page comes back and is told where the table stands. */
const mostUnreadBytes = 256 * 1024
const heartbeatMs = 15_000
const heartbeat = Buffer.from(': still here\n\n')
const retry = Buffer.from('retry: 1000\n\n')

/** Where frames are written, such as the socket of an answer. */
export interface FrameSink {
  write(bytes: Buffer): unknown
  /** Bytes that were written and not sent. */
  readonly writableLength: number
  destroy(): unknown
}

interface Kept {
  sequence: number
  /** The player, or the book, whose frame it is; null when it is everybody's. */
  audience: string | null
  bytes: Buffer
}

/** Whose stream it is. */
export interface Watcher {
  userId: string
  book: string
}

interface Seat extends Watcher {
  sink: FrameSink
}

const hears = ({ userId, book }: Watcher, audience: string | null): boolean =>
  audience === null || audience === userId || audience === book

/** Those who watch one table from this process. A frame is encoded once and written to all. */
export class TableFeed {
  /** Sequences of two processes, of two starts, or from before nobody watched, never mix. */
  #epoch = newEpoch()
  readonly #seats = new Set<Seat>()
  readonly #byPlayer = new Map<string, Set<Seat>>()
  readonly #byBook = new Map<string, Set<Seat>>()
  readonly #kept: Kept[] = []
  #sequence = 0
  #heartbeat: NodeJS.Timeout | null = null

  /** The state in which each of the newest rounds was last told. */
  readonly told = new Map<bigint, TableRoundState>()

  /** Streams that are open, one a page. */
  get streams(): number {
    return this.#seats.size
  }

  /** Players with a stream. */
  get players(): string[] {
    return [...this.#byPlayer.keys()]
  }

  get books(): string[] {
    return [...this.#byBook.keys()]
  }

  streamsOf(userId: string): number {
    return this.#byPlayer.get(userId)?.size ?? 0
  }

  /**
   * Adds a stream.
   * @param lastId what it had last; null for a new one
   * @param hello where the table stands, for a stream that cannot be given what it missed
   * @returns what takes it out again
   */
  join(watcher: Watcher, sink: FrameSink, lastId: string | null, hello: TableFrame): () => void {
    const missed = this.#missedSince(lastId, watcher)
    sink.write(retry)
    if (missed === null) sink.write(encode(this.#idOf(this.#sequence), hello))
    else for (const { bytes } of missed) sink.write(bytes)
    const seat = { ...watcher, sink }
    this.#seats.add(seat)
    addTo(this.#byPlayer, seat.userId, seat)
    addTo(this.#byBook, seat.book, seat)
    this.#heartbeat ??= setInterval(() => this.#writeAll(heartbeat), heartbeatMs).unref()
    return () => this.#leave(seat)
  }

  /** Tells everybody, or the pages of one player, or those in the money of one book. */
  tell(frame: TableFrame, audience: string | null = null): void {
    const sequence = ++this.#sequence
    const bytes = encode(this.#idOf(sequence), frame)
    this.#kept.push({ sequence, audience, bytes })
    if (this.#kept.length > framesKept) this.#kept.shift()
    for (const seat of this.#audience(audience)) this.#write(seat, bytes)
  }

  close(): void {
    for (const { sink } of this.#seats) sink.destroy()
    if (this.#heartbeat) clearInterval(this.#heartbeat)
  }

  /** From when nobody is left nothing is told, so that whoever comes back begins anew. */
  #leave(seat: Seat): void {
    if (!this.#seats.delete(seat)) return
    takeFrom(this.#byPlayer, seat.userId, seat)
    takeFrom(this.#byBook, seat.book, seat)
    if (this.#seats.size > 0) return
    if (this.#heartbeat) clearInterval(this.#heartbeat)
    this.#heartbeat = null
    this.#epoch = newEpoch()
    this.#kept.length = 0
    this.told.clear()
  }

  /** Frames after an id that a stream is to hear; null when the id is of another epoch, or too long ago. */
  #missedSince(lastId: string | null, watcher: Watcher): Kept[] | null {
    const [, epoch, had] = /^([\w]+)-(\d+)$/.exec(lastId ?? '') ?? []
    if (epoch !== this.#epoch) return null
    const first = this.#sequence - this.#kept.length
    if (Number(had) < first || Number(had) > this.#sequence) return null
    return this.#kept.filter(({ sequence, audience }) => sequence > Number(had) && hears(watcher, audience))
  }

  #audience(audience: string | null): Iterable<Seat> {
    if (audience === null) return this.#seats
    return this.#byPlayer.get(audience) ?? this.#byBook.get(audience) ?? []
  }

  #idOf = (sequence: number): string => `${this.#epoch}-${sequence}`

  #writeAll(bytes: Buffer): void {
    for (const seat of this.#seats) this.#write(seat, bytes)
  }

  #write(seat: Seat, bytes: Buffer): void {
    if (seat.sink.writableLength > mostUnreadBytes) return void seat.sink.destroy()
    seat.sink.write(bytes)
  }
}

function addTo(index: Map<string, Set<Seat>>, key: string, seat: Seat): void {
  const seats = index.get(key) ?? new Set()
  index.set(key, seats.add(seat))
}

function takeFrom(index: Map<string, Set<Seat>>, key: string, seat: Seat): void {
  const seats = index.get(key)
  seats?.delete(seat)
  if (seats?.size === 0) index.delete(key)
}

const newEpoch = (): string => randomBytes(6).toString('hex')

const encode = (id: string, frame: TableFrame): Buffer => Buffer.from(`id: ${id}\ndata: ${JSON.stringify(frame)}\n\n`)
