import { chatPauseMs } from '@baize/api'
import { FrameRates } from '@baize/server-kit/http/frame-rates'
import type { Clock } from '@baize/server-kit/outside'
import { ApiError } from '../../../kernel/api-error.ts'

/** Frames of a socket that wait for the one in hand. */
const mostWaiting = 5

/**
 * The turns of one socket: its frames are done one after the other, few wait, and within the pause after a post none is looked
 * at. A flood costs no work, and ends the connection.
 */
export class Turns {
  readonly #clock: Clock
  readonly #rates = new FrameRates()
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #quietUntilMs = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** False for a frame too many in its second: the connection should be ended. */
  takes(): boolean {
    return this.#rates.takesMessage(this.#clock.now().getTime())
  }

  /** Does a work once those before it are done. @throws ApiError too_many_requests where too many wait */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= mostWaiting) throw new ApiError('too_many_requests', { retryAfterSeconds: 1 })
    this.#waiting++
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined).finally(() => this.#waiting--)
    return done
  }

  /** Begins the pause after a post, whatever became of it. @throws ApiError too_many_requests while one runs */
  requirePause(): void {
    const nowMs = this.#clock.now().getTime()
    const waitMs = this.#quietUntilMs - nowMs
    if (waitMs > 0) throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
    this.#quietUntilMs = nowMs + chatPauseMs
  }
}
