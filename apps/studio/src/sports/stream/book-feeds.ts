import type { BetView } from '@baize/api/studio/sports/bets'
import type { BookFrame } from '@baize/api/studio/sports/frames'

/** A socket that has so much unread is closed: its page comes back and is told where its fixtures stand. */
const mostUnreadBytes = 64 * 1024
const heartbeatMs = 15_000
const heartbeat = Buffer.from(': still here\n\n')

/** Where frames are written, such as the socket of an answer. */
export interface FrameSink {
  write(bytes: Buffer): unknown
  /** Bytes that were written and not sent. */
  readonly writableLength: number
  destroy(): unknown
}

interface Seat {
  userId: string
  fixtures: readonly string[]
  sink: FrameSink
}

export const encodeFrame = (frame: BookFrame): Buffer => Buffer.from(`data: ${JSON.stringify(frame)}\n\n`)

/** Those who watch fixtures from this process. A frame is encoded once and written to all who watch its fixture. */
export class BookFeeds {
  readonly #byFixture = new Map<string, Set<Seat>>()
  readonly #byPlayer = new Map<string, Set<Seat>>()
  #heartbeat: NodeJS.Timeout | null = null

  /** Fixtures that somebody watches from here. */
  get watched(): string[] {
    return [...this.#byFixture.keys()]
  }

  hasPlayer(userId: string): boolean {
    return this.#byPlayer.has(userId)
  }

  streamsOf(userId: string): number {
    return this.#byPlayer.get(userId)?.size ?? 0
  }

  /** Adds a stream. @returns what takes it out again */
  join(userId: string, fixtures: readonly string[], sink: FrameSink): () => void {
    const seat = { userId, fixtures, sink }
    addTo(this.#byPlayer, userId, seat)
    for (const fixture of fixtures) addTo(this.#byFixture, fixture, seat)
    this.#heartbeat ??= setInterval(() => this.#beat(), heartbeatMs).unref()
    return () => this.#leave(seat)
  }

  tellFixture(fixture: string, frame: BookFrame): void {
    const seats = this.#byFixture.get(fixture)
    if (!seats) return
    const bytes = encodeFrame(frame)
    for (const seat of seats) write(seat, bytes)
  }

  tellPlayer(userId: string, bet: BetView): void {
    const bytes = encodeFrame({ kind: 'own', bet })
    for (const seat of this.#byPlayer.get(userId) ?? []) write(seat, bytes)
  }

  close(): void {
    for (const seats of this.#byPlayer.values()) for (const { sink } of seats) sink.destroy()
    if (this.#heartbeat) clearInterval(this.#heartbeat)
  }

  #beat(): void {
    for (const seats of this.#byPlayer.values()) for (const seat of seats) write(seat, heartbeat)
  }

  #leave(seat: Seat): void {
    takeFrom(this.#byPlayer, seat.userId, seat)
    for (const fixture of seat.fixtures) takeFrom(this.#byFixture, fixture, seat)
    if (this.#byPlayer.size > 0 || !this.#heartbeat) return
    clearInterval(this.#heartbeat)
    this.#heartbeat = null
  }
}

function write({ sink }: Seat, bytes: Buffer): void {
  if (sink.writableLength > mostUnreadBytes) return void sink.destroy()
  sink.write(bytes)
}

function addTo(index: Map<string, Set<Seat>>, key: string, seat: Seat): void {
  index.set(key, (index.get(key) ?? new Set()).add(seat))
}

function takeFrom(index: Map<string, Set<Seat>>, key: string, seat: Seat): void {
  const seats = index.get(key)
  seats?.delete(seat)
  if (seats?.size === 0) index.delete(key)
}
