import type { TableFrame } from '@baize/api/studio/live'
import { tableStreamPath } from '@baize/api/studio/paths'
import { EventLine } from '../../kit/stream/event-line.ts'

/** What a page hears of its stream. */
export interface StreamCalls {
  frame(frame: TableFrame): void
  /** False while no frames arrive. */
  connected(isConnected: boolean): void
  /** The visit is over: nothing will come again. */
  over(): void
}

/** The studio writes every 15 s at least. */
const beatMs = 15_000

/**
 * Frames of the table of a visit. A line that breaks is taken up where it broke; a tab that is hidden closes it and, when
 * it is seen again, is told anew where the table stands.
 */
export class TableStream {
  readonly #line: EventLine
  #lastId: string | null = null

  constructor(secret: string, { frame, connected, over }: StreamCalls) {
    this.#line = new EventLine({
      ...{ secret, beatMs, connected, over },
      request: () => ({
        url: tableStreamPath,
        ...(this.#lastId && { fields: { lastId: this.#lastId } }),
      }),
      event: ({ id, data }) => {
        this.#lastId = id ?? this.#lastId
        frame(JSON.parse(data) as TableFrame)
      },
    })
  }

  start(): void {
    document.addEventListener('visibilitychange', () => (document.hidden ? this.#sleep() : this.#wake()))
    window.addEventListener('pagehide', () => this.#sleep())
    window.addEventListener('online', () => this.#line.isOpen && this.#line.open())
    if (!document.hidden) this.#wake()
  }

  #wake(): void {
    if (this.#line.isOpen) return
    this.#line.forgetFailures()
    this.#line.open()
  }

  #sleep(): void {
    this.#line.close()
    this.#lastId = null
  }
}
