import type { StudioOutside } from '../../outside.ts'

interface Waiter {
  fixture: string
  until: Date
  resolve(lapsed: boolean): void
}

/**
 * Requests on football that came while a block was shut: they are decided when the next window begins, and lapse as soon as a
 * goal falls (sportsbook 2.1, `hold`).
 */
export class Waiting {
  readonly #outside: StudioOutside
  #waiters: Waiter[] = []

  constructor(outside: StudioOutside) {
    this.#outside = outside
  }

  /** Requests that wait now. */
  get count(): number {
    return this.#waiters.length
  }

  /** Resolves at a moment. @returns true when something happened before it that ends the request */
  until(fixture: string, at: Date): Promise<boolean> {
    return new Promise(resolve => this.#waiters.push({ fixture, until: at, resolve }))
  }

  /** Something happened in a fixture that ends every request on it. */
  lapse(fixture: string): void {
    this.#release(waiter => waiter.fixture === fixture, true)
  }

  /** Lets go those whose moment has come. */
  run(): void {
    const now = this.#outside.now()
    this.#release(({ until }) => until <= now, false)
  }

  /** Ends every request, as their process does. */
  close(): void {
    this.#release(() => true, true)
  }

  #release(isMeant: (waiter: Waiter) => boolean, lapsed: boolean): void {
    const [meant, rest] = [this.#waiters.filter(isMeant), this.#waiters.filter(waiter => !isMeant(waiter))]
    this.#waiters = rest
    for (const { resolve } of meant) resolve(lapsed)
  }
}
