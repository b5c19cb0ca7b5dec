import { bookStreamPath } from '@baize/api/studio/paths'
import type { BookFrame } from '@baize/api/studio/sports/frames'
import { EventLine } from '../../kit/stream/event-line.ts'
import type { WatchedFixtures } from './watched.ts'

/** What the page hears of its stream. */
interface StreamCalls {
  frame(frame: BookFrame): void
  /** False while no frames arrive. */
  connected(isConnected: boolean): void
  /** The visit is over: nothing will come again. */
  over(): void
}

/** The studio writes every second: after three without a word prices count as stopped, and after six the line as dead. */
const quietMs = 3_000
const beatMs = 3_000
/** Several parts of the page change what they watch at once: the line is opened once for all of them. */
const settleMs = 120

/** Frames of the fixtures that the page watches. The line is opened anew when they change, and when it breaks. */
export class BookStream {
  readonly #line: EventLine
  #query = ''
  #next: ReturnType<typeof setTimeout> | undefined

  constructor(secret: string, { frame, connected, over }: StreamCalls) {
    this.#line = new EventLine({
      ...{ secret, beatMs, quietMs, connected, over },
      request: () => ({ url: this.#query === '' ? bookStreamPath : `${bookStreamPath}?${this.#query}` }),
      event: ({ data }) => frame(JSON.parse(data) as BookFrame),
    })
  }

  start(): void {
    document.addEventListener('visibilitychange', () => (document.hidden ? this.#sleep() : this.reopen()))
    window.addEventListener('pagehide', () => this.#sleep())
    window.addEventListener('online', () => this.reopen())
    this.reopen()
  }

  watch({ whole, rows }: WatchedFixtures): void {
    const parts = [whole.length > 0 && `fixtures=${whole.join(',')}`, rows.length > 0 && `rows=${rows.join(',')}`]
    const query = parts.filter(Boolean).join('&')
    if (query === this.#query) return
    this.#query = query
    this.reopen()
  }

  /** Asks for whole sheets again. */
  reopen(): void {
    if (document.hidden) return
    clearTimeout(this.#next)
    this.#next = setTimeout(() => this.#line.open(), settleMs)
  }

  #sleep(): void {
    clearTimeout(this.#next)
    this.#line.close()
  }
}
