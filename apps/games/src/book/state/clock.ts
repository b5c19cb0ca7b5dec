const keptSamples = 20

/**
 * The server's time by the browser's clock, from what frames and answers tell. What is told is as old as its way was long, so
 * that of the last samples the one that lets the server's clock be furthest on is the best.
 */
export class BookClock {
  readonly #localMs: () => number
  #offsets: number[] = []

  constructor(localMs: () => number = Date.now) {
    this.#localMs = localMs
  }

  get nowMs(): number {
    return this.#localMs() + (this.#offsets.length > 0 ? Math.max(...this.#offsets) : 0)
  }

  told(serverMs: number): void {
    this.#offsets = [...this.#offsets, serverMs - this.#localMs()].slice(-keptSamples)
  }
}
