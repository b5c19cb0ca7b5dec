import type { BetView } from '@baize/api/studio/sports/bets'
import type { BookFrame } from '@baize/api/studio/sports/frames'

/** A socket that has so much unread is closed: its page comes back and is told where its fixtures stand. */
const mostUnreadBytes = 512 * 1024
/** A page that hears nothing for three of these shows that prices have stopped. */
const beatMs = 1_000
const beat = Buffer.from(': still here\n\n')

/** Where frames are written, such as the socket of an answer. */
export interface FrameSink {
  write(bytes: Buffer): unknown
  /** Bytes that were written and not sent. */
  readonly writableLength: number
  destroy(): unknown
}

/** What a page watches: fixtures with all of their prices, or with those that a row of a list shows. */
export interface Watched {
  whole: readonly string[]
  rows: readonly string[]
}

interface Seat extends Watched {
  userId: string
  sink: FrameSink
  /** True when something was written since the last beat. */
  hasHeard: boolean
}

export const encodeFrame = (frame: BookFrame): Buffer => Buffer.from(`data: ${JSON.stringify(frame)}\n\n`)

/** Those who watch fixtures from this process. A frame is encoded once and written to all who watch its fixture. */
export class BookFeeds {
  readonly #whole = new Map<string, Set<Seat>>()
  readonly #rows = new Map<string, Set<Seat>>()
  readonly #byPlayer = new Map<string, Set<Seat>>()
  #beat: NodeJS.Timeout | null = null

  /** Fixtures that somebody watches from here. */
  get watched(): string[] {
    return [...new Set([...this.#whole.keys(), ...this.#rows.keys()])]
  }

  hasPlayer(userId: string): boolean {
    return this.#byPlayer.has(userId)
  }

  streamsOf(userId: string): number {
    return this.#byPlayer.get(userId)?.size ?? 0
  }

  /** Adds a stream. @returns what takes it out again */
  join(userId: string, { whole, rows }: Watched, sink: FrameSink): () => void {
    const seat = { userId, whole, rows, sink, hasHeard: false }
    addTo(this.#byPlayer, userId, seat)
    for (const fixture of whole) addTo(this.#whole, fixture, seat)
    for (const fixture of rows) addTo(this.#rows, fixture, seat)
    this.#beat ??= setInterval(() => this.#beatAll(), beatMs).unref()
    return () => this.#leave(seat)
  }

  /** True where somebody watches all prices of a fixture, or those of its row. */
  isWatched(fixture: string, of: keyof Watched): boolean {
    return this.#indexOf(of).has(fixture)
  }

  /**
   * Tells those who watch a fixture what is new of it, each in one piece.
   * @param frames what is for all of them
   * @param prices what is for those who watch all prices, and for those of its row; null for nothing
   */
  tellFixture(fixture: string, frames: readonly BookFrame[], prices: Record<keyof Watched, BookFrame | null>): void {
    const shared = frames.map(encodeFrame)
    for (const part of ['whole', 'rows'] as const) {
      const seats = this.#indexOf(part).get(fixture)
      const price = prices[part]
      const pieces = price ? [...shared, encodeFrame(price)] : shared
      if (!seats || pieces.length === 0) continue
      const bytes = Buffer.concat(pieces)
      for (const seat of seats) write(seat, bytes)
    }
  }

  tellPlayer(userId: string, bet: BetView): void {
    const bytes = encodeFrame({ kind: 'own', bet })
    for (const seat of this.#byPlayer.get(userId) ?? []) write(seat, bytes)
  }

  close(): void {
    for (const seats of this.#byPlayer.values()) for (const { sink } of seats) sink.destroy()
    if (this.#beat) clearInterval(this.#beat)
  }

  #indexOf(of: keyof Watched): Map<string, Set<Seat>> {
    return of === 'whole' ? this.#whole : this.#rows
  }

  /** A page that heard something since the last time knows that prices go on. */
  #beatAll(): void {
    for (const seats of this.#byPlayer.values())
      for (const seat of seats) {
        if (!seat.hasHeard) write(seat, beat)
        seat.hasHeard = false
      }
  }

  #leave(seat: Seat): void {
    takeFrom(this.#byPlayer, seat.userId, seat)
    for (const fixture of seat.whole) takeFrom(this.#whole, fixture, seat)
    for (const fixture of seat.rows) takeFrom(this.#rows, fixture, seat)
    if (this.#byPlayer.size > 0 || !this.#beat) return
    clearInterval(this.#beat)
    this.#beat = null
  }
}

function write(seat: Seat, bytes: Buffer): void {
  const { sink } = seat
  seat.hasHeard = true
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
