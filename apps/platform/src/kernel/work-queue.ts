import { ApiError } from './api-error.ts'

/**
 * Runs expensive work a few at a time and keeps a bounded line before it. A caller beyond the line is told at once
 * to come back, so that a storm cannot pile up memory or time.
 */
export class WorkQueue {
  readonly #atOnce: number
  readonly #longestLine: number
  readonly #line: (() => void)[] = []
  #running = 0

  constructor(limits: { atOnce: number; longestLine: number }) {
    this.#atOnce = limits.atOnce
    this.#longestLine = limits.longestLine
  }

  /** @throws ApiError unavailable with Retry-After when the line is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#line.length >= this.#longestLine) throw new ApiError('unavailable', { retryAfterSeconds: 2 })
      await new Promise<void>(resolve => this.#line.push(resolve))
    } else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#line.shift()
      if (next) next()
      else this.#running--
    }
  }
}
