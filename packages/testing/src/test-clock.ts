/** A clock that tests turn: it runs with the real one, moved by what was added. */
export class TestClock {
  #offsetMs = 0

  now(): Date {
    return new Date(Date.now() + this.#offsetMs)
  }

  /** Moves the clock; a negative amount turns it back. */
  advance(ms: number): void {
    this.#offsetMs += ms
  }
}
