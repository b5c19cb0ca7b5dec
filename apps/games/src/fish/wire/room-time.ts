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

  constructor(localMs: () => number = () => performance.now()) {
    this.#localMs = localMs
  }

  get localMs(): number {
    return this.#localMs()
  }

  get nowMs(): number {
    return this.#localMs() + this.#offsetMs
  }

  /** True once a pong came from a room. */
  get isKnown(): boolean {
    return this.#trips.length > 0
  }

  /** @param sentMs local time at which the ping was sent; `atMs` is what the room answered */
  told(sentMs: number, atMs: number): void {
    const nowMs = this.#localMs()
    const tripMs = nowMs - sentMs
    const isFirst = this.#trips.length === 0
    this.#trips.push({ tripMs, offsetMs: atMs + tripMs / 2 - nowMs })
    if (this.#trips.length > REMEMBERED) this.#trips.shift()
    this.#targetMs = this.#trips.reduce((best, trip) => (trip.tripMs < best.tripMs ? trip : best)).offsetMs
    if (isFirst) this.#offsetMs = this.#targetMs
  }

  /** Another room has another time. */
  forget(): void {
    this.#trips.length = 0
  }

  frame(): void {
    const by = this.#targetMs - this.#offsetMs
    this.#offsetMs += Math.abs(by) > AT_ONCE_MS ? by : Math.max(-SLEW_MS, Math.min(SLEW_MS, by))
  }
}
