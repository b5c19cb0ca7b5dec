/** Most messages of a connection in a second, where nothing else is said, and bad frames in all (rooms.md 1.3 and 4.1). */
const MOST_IN_A_SECOND = 20
const MOST_BAD = 20
const SECOND_MS = 1_000

/** Counts what comes over one socket, so that nobody keeps a server busy by it. */
export class FrameRates {
  #began = Number.NEGATIVE_INFINITY
  #messages = 0
  #bad = 0

  /** @param nowMs of a clock; one that was turned back begins a second anew @returns false for a message too many */
  takesMessage(nowMs: number, mostInASecond = MOST_IN_A_SECOND): boolean {
    if (Math.abs(nowMs - this.#began) >= SECOND_MS) {
      this.#began = nowMs
      this.#messages = 0
    }
    return ++this.#messages <= mostInASecond
  }

  /** False for a bad frame too many. */
  takesBadFrame(): boolean {
    return ++this.#bad < MOST_BAD
  }
}
