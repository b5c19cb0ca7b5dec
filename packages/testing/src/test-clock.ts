/** A clock that tests turn: it runs with the real one, moved by what was added, or stands at a moment. */
export class TestClock {
  #offsetMs = 0
  #standsAtMs: number | null = null

  now(): Date {
    return new Date(this.#standsAtMs ?? Date.now() + this.#offsetMs)
  }

  /** Moves the clock; a negative amount turns it back. */
  advance(ms: number): void {
    this.#offsetMs += ms
    if (this.#standsAtMs !== null) this.#standsAtMs += ms
  }

  /** Turns the clock to a moment and stops it there, for what is told apart by a millisecond. */
  stopAt(at: Date): void {
    this.#standsAtMs = at.getTime()
  }

  /** Lets a clock that stands run on from there. */
  goOn(): void {
    if (this.#standsAtMs === null) return
    this.#offsetMs = this.#standsAtMs - Date.now()
    this.#standsAtMs = null
  }
}
