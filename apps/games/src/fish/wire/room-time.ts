/** Round trips that are remembered; the shortest one tells the time best (rooms.md 2.8). */
const REMEMBERED = 8
const SLEW_MS = 2
const AT_ONCE_MS = 250

/** The room's time on this machine. It never jumps by little: it is drawn towards what pongs tell, a step a frame. */
export class RoomTime {
  readonly #localMs: () => number
  readonly #trips: { tripMs: number; offsetMs: number }[] = []
  #offsetMs = 0
  #targetMs = 0
  #isKnown = false

  constructor(localMs: () => number = () => performance.now()) {
    this.#localMs = localMs
  }

  get localMs(): number {
    return this.#localMs()
  }

  get nowMs(): number {
    return this.#localMs() + this.#offsetMs
  }

  /** True once a room told its time. */
  get isKnown(): boolean {
    return this.#isKnown
  }

  /** @param sentMs local time at which the ping was sent; `atMs` is what the room answered */
  told(sentMs: number, atMs: number): void {
    const nowMs = this.#localMs()
    const tripMs = nowMs - sentMs
    this.#trips.push({ tripMs, offsetMs: atMs + tripMs / 2 - nowMs })
    if (this.#trips.length > REMEMBERED) this.#trips.shift()
    this.#targetMs = this.#trips.reduce((best, trip) => (trip.tripMs < best.tripMs ? trip : best)).offsetMs
    if (!this.#isKnown) this.#offsetMs = this.#targetMs
    this.#isKnown = true
  }

  /** A room was entered, which told its time with a way behind it that nobody knows; pongs mend it. */
  enter(atMs: number): void {
    this.#trips.length = 0
    this.#targetMs = atMs - this.#localMs()
    this.#offsetMs = this.#targetMs
    this.#isKnown = true
  }

  frame(): void {
    const by = this.#targetMs - this.#offsetMs
    this.#offsetMs += Math.abs(by) > AT_ONCE_MS ? by : Math.max(-SLEW_MS, Math.min(SLEW_MS, by))
  }
}
