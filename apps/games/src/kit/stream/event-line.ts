import { plainHeaders } from '@baize/api/studio/endpoints'
import { LineWatch } from '@baize/client-kit/line-watch.ts'
import { EventReader, type StreamEvent } from './read-events.ts'

export interface EventLineOptions {
  /** Bearer of the visit. */
  secret: string
  /** The studio writes at least so often: silent for two beats, a line is dead. */
  beatMs: number
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
/** Beats of a line that is being opened, for the studio reads what it will tell first. */
const openingBeatMs = 7_500

/** A line of server-sent events of the studio. One that breaks or dies in silence is opened again, each time after a longer pause. */
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
    const { secret, request, connected, over, beatMs } = this.#options
    const line = new AbortController()
    this.#open = line
    const dead = () => line.abort()
    const opening = new LineWatch({ beatMs: Math.max(beatMs, openingBeatMs), dead })
    const reading = new LineWatch({ beatMs, dead })
    try {
      opening.begin()
      const { url, fields } = request()
      const response = await fetch(url, {
        method: 'POST',
        headers: plainHeaders,
        body: JSON.stringify({ ...fields, secret }),
        signal: line.signal,
      })
      opening.end()
      if (response.status === 401) return over()
      if (response.ok && response.body) await this.#read(response.body, line, reading)
    } catch {
      // A line that breaks, dies, or never stood is tried again below.
    } finally {
      opening.end()
      reading.end()
    }
    if (this.#open !== line) return
    connected(false)
    const delayMs = retryDelaysMs[Math.min(this.#failures++, retryDelaysMs.length - 1)]!
    this.#retry = setTimeout(() => void this.#listen(), delayMs * (0.75 + Math.random() / 2))
  }

  async #read(body: ReadableStream<Uint8Array>, line: AbortController, watch: LineWatch): Promise<void> {
    const { quietMs, connected, event } = this.#options
    const events = new EventReader()
    const pieces = body
      .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
      .getReader()
    watch.begin()
    for (;;) {
      const quiet = quietMs === undefined ? undefined : setTimeout(() => connected(false), quietMs)
      const { done, value } = await pieces.read().finally(() => clearTimeout(quiet))
      if (done || this.#open !== line) return
      watch.heard()
      this.#failures = 0
      connected(true)
      for (const told of events.take(value)) event(told)
    }
  }
}
