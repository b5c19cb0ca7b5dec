import type { TableFrame } from '@baize/api/studio/live'
import { tableStreamPath } from '@baize/api/studio/paths'
import { EventReader } from '../../kit/stream/read-events.ts'

/** What a page hears of its stream. */
export interface StreamCalls {
  frame(frame: TableFrame): void
  /** False while no frames arrive. */
  connected(isConnected: boolean): void
  /** The visit is over: nothing will come again. */
  over(): void
}

const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000]
/** The studio writes every 15 s at least; a line that is silent for so long is dead. */
const silentMs = 40_000

/**
 * Frames of the table of a visit. A line that breaks is taken up where it broke; a tab that is hidden closes it and, when
 * it is seen again, is told anew where the table stands.
 */
export class TableStream {
  readonly #secret: string
  readonly #calls: StreamCalls
  #lastId: string | null = null
  #failures = 0
  #open: AbortController | null = null
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(secret: string, calls: StreamCalls) {
    this.#secret = secret
    this.#calls = calls
  }

  start(): void {
    document.addEventListener('visibilitychange', () => (document.hidden ? this.#sleep() : this.#wake()))
    window.addEventListener('pagehide', () => this.#sleep())
    if (!document.hidden) this.#wake()
  }

  #wake(): void {
    if (this.#open) return
    this.#failures = 0
    void this.#listen()
  }

  #sleep(): void {
    clearTimeout(this.#retry)
    this.#open?.abort()
    this.#open = null
    this.#lastId = null
  }

  async #listen(): Promise<void> {
    const line = new AbortController()
    this.#open = line
    try {
      const headers = {
        authorization: `Bearer ${this.#secret}`,
        ...(this.#lastId && { 'last-event-id': this.#lastId }),
      }
      const response = await fetch(tableStreamPath, { headers, signal: line.signal })
      if (response.status === 401) return this.#calls.over()
      if (response.ok && response.body) await this.#read(response.body, line)
    } catch {
      // A line that breaks, or that never stood, is tried again below.
    }
    if (this.#open !== line) return
    this.#calls.connected(false)
    const delayMs = retryDelaysMs[Math.min(this.#failures++, retryDelaysMs.length - 1)]!
    this.#retry = setTimeout(() => void this.#listen(), delayMs * (0.75 + Math.random() / 2))
  }

  async #read(body: ReadableStream<Uint8Array>, line: AbortController): Promise<void> {
    const events = new EventReader()
    const pieces = body
      .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
      .getReader()
    for (;;) {
      const silence = setTimeout(() => void pieces.cancel(), silentMs)
      const { done, value } = await pieces.read()
      clearTimeout(silence)
      if (done || this.#open !== line) return
      this.#failures = 0
      this.#calls.connected(true)
      for (const { id, data } of events.take(value)) {
        this.#lastId = id ?? this.#lastId
        this.#calls.frame(JSON.parse(data) as TableFrame)
      }
    }
  }
}
