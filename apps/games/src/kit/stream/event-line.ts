import { plainHeaders } from '@baize/api/studio/endpoints'
import { EventReader, type StreamEvent } from './read-events.ts'

export interface EventLineOptions {
  /** Bearer of the visit. */
  secret: string
  /** A line that is silent for so long is dead. */
  deadMs: number
  /** After so long without a word it no longer counts as connected; left out where only its end does. */
  quietMs?: number
  /** Address of the next line, and what is said beside the secret. */
  request(): { url: string; fields?: Record<string, string> }
  event(event: StreamEvent): void
  /** False while no events arrive. */
  connected(isConnected: boolean): void
  /** The visit is over: nothing will come again. */
  over(): void
}

const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000]

/** A line of server-sent events of the studio. One that breaks is opened again, each time after a longer pause. */
export class EventLine {
  readonly #options: EventLineOptions
  #failures = 0
  #open: AbortController | null = null
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(options: EventLineOptions) {
    this.#options = options
  }

  get isOpen(): boolean {
    return this.#open !== null
  }

  /** Opens the line anew, in the place of one that is open. */
  open(): void {
    this.close()
    void this.#listen()
  }

  /** Lets the next pause be the shortest again. */
  forgetFailures(): void {
    this.#failures = 0
  }

  close(): void {
    clearTimeout(this.#retry)
    this.#open?.abort()
    this.#open = null
  }

  async #listen(): Promise<void> {
    const { secret, request, connected, over } = this.#options
    const line = new AbortController()
    this.#open = line
    try {
      const { url, fields } = request()
      const response = await fetch(url, {
        method: 'POST',
        headers: plainHeaders,
        body: JSON.stringify({ ...fields, secret }),
        signal: line.signal,
      })
      if (response.status === 401) return over()
      if (response.ok && response.body) await this.#read(response.body, line)
    } catch {
      // A line that breaks, or that never stood, is tried again below.
    }
    if (this.#open !== line) return
    connected(false)
    const delayMs = retryDelaysMs[Math.min(this.#failures++, retryDelaysMs.length - 1)]!
    this.#retry = setTimeout(() => void this.#listen(), delayMs * (0.75 + Math.random() / 2))
  }

  async #read(body: ReadableStream<Uint8Array>, line: AbortController): Promise<void> {
    const { deadMs, quietMs, connected, event } = this.#options
    const events = new EventReader()
    const pieces = body
      .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
      .getReader()
    for (;;) {
      const quiet = quietMs === undefined ? undefined : setTimeout(() => connected(false), quietMs)
      const dead = setTimeout(() => void pieces.cancel(), deadMs)
      // A line that is given up for another leaves no timer behind, which would call the new one dead.
      const { done, value } = await pieces.read().finally(() => {
        clearTimeout(quiet)
        clearTimeout(dead)
      })
      if (done || this.#open !== line) return
      this.#failures = 0
      connected(true)
      for (const told of events.take(value)) event(told)
    }
  }
}
