import { bookStreamPath } from '@baize/api/studio/paths'
import type { BookFrame } from '@baize/api/studio/sports/frames'
import { EventReader } from '../../kit/stream/read-events.ts'
import type { WatchedFixtures } from './watched.ts'

/** What the page hears of its stream. */
interface StreamCalls {
  frame(frame: BookFrame): void
  /** False while no frames arrive. */
  connected(isConnected: boolean): void
  /** The visit is over: nothing will come again. */
  over(): void
}

const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000]
/** The studio writes every second: after three without a word prices count as stopped, and later the line as dead. */
const quietMs = 3_000
const deadMs = 12_000
/** Several parts of the page change what they watch at once: the line is opened once for all of them. */
const settleMs = 120

/** Frames of the fixtures that the page watches. The line is opened anew when they change, and when it breaks. */
export class BookStream {
  readonly #secret: string
  readonly #calls: StreamCalls
  #query = ''
  #failures = 0
  #open: AbortController | null = null
  #next: ReturnType<typeof setTimeout> | undefined

  constructor(secret: string, calls: StreamCalls) {
    this.#secret = secret
    this.#calls = calls
  }

  start(): void {
    document.addEventListener('visibilitychange', () => (document.hidden ? this.#sleep() : this.reopen()))
    window.addEventListener('pagehide', () => this.#sleep())
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
    this.#next = setTimeout(() => void this.#listen(), settleMs)
  }

  #sleep(): void {
    clearTimeout(this.#next)
    this.#open?.abort()
    this.#open = null
  }

  async #listen(): Promise<void> {
    this.#open?.abort()
    const line = new AbortController()
    this.#open = line
    try {
      const headers = { authorization: `Bearer ${this.#secret}` }
      const response = await fetch(this.#query === '' ? bookStreamPath : `${bookStreamPath}?${this.#query}`, {
        headers,
        signal: line.signal,
      })
      if (response.status === 401) return this.#calls.over()
      if (response.ok && response.body) await this.#read(response.body, line)
    } catch {
      // A line that breaks, or that never stood, is tried again below.
    }
    if (this.#open !== line) return
    this.#calls.connected(false)
    const delayMs = retryDelaysMs[Math.min(this.#failures++, retryDelaysMs.length - 1)]!
    this.#next = setTimeout(() => void this.#listen(), delayMs * (0.75 + Math.random() / 2))
  }

  async #read(body: ReadableStream<Uint8Array>, line: AbortController): Promise<void> {
    const events = new EventReader()
    const pieces = body
      .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
      .getReader()
    for (;;) {
      const quiet = setTimeout(() => this.#calls.connected(false), quietMs)
      const dead = setTimeout(() => void pieces.cancel(), deadMs)
      // A line that is given up for another leaves no timer behind, which would call the new one dead.
      const { done, value } = await pieces.read().finally(() => {
        clearTimeout(quiet)
        clearTimeout(dead)
      })
      if (done || this.#open !== line) return
      this.#failures = 0
      this.#calls.connected(true)
      for (const { data } of events.take(value)) this.#calls.frame(JSON.parse(data) as BookFrame)
    }
  }
}
