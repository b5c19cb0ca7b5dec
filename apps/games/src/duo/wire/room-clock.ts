/** The server's time as pongs tell it. The server's own clock alone decides what is in time. */
export class RoomClock {
  readonly #localMs: () => number
  #offsetMs = 0

  constructor(localMs: () => number = Date.now) {
    this.#localMs = localMs
  }

  get nowMs(): number {
    return this.#localMs() + this.#offsetMs
  }

  /** @param serverMs the time that a pong told just now */
  told(serverMs: number): void {
    this.#offsetMs = serverMs - this.#localMs()
  }
}
