const windowMs = 60_000
const failuresAWindow = 300
const addressesKept = 10_000

/**
 * Counts calls that no provider signed, by address: whoever sends too many of them is not read for the rest of the minute.
 * Calls that hold are never counted.
 */
export class FailedCalls {
  readonly #counts = new Map<string, number>()
  #windowFrom = 0

  /** True once an address has sent too many in this minute. */
  isSpent(address: string, nowMs: number): boolean {
    this.#turn(nowMs)
    return (this.#counts.get(address) ?? 0) >= failuresAWindow
  }

  count(address: string, nowMs: number): void {
    this.#turn(nowMs)
    if (this.#counts.size < addressesKept || this.#counts.has(address))
      this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1)
  }

  #turn(nowMs: number): void {
    if (nowMs - this.#windowFrom < windowMs) return
    this.#windowFrom = nowMs
    this.#counts.clear()
  }
}
