/** Work that was begun and that nobody waits for, kept so that a stop can wait for its end. */
export class RunningWork {
  readonly #running = new Set<Promise<void>>()

  get size(): number {
    return this.#running.size
  }

  /** @param onError is told of a failure, which reaches nobody else; it must not throw */
  add(work: Promise<unknown>, onError: (error: unknown) => void): void {
    const kept: Promise<void> = work.then(() => {}, onError).finally(() => this.#running.delete(kept))
    this.#running.add(kept)
  }

  /** Resolves when nothing runs any more, with what was begun meanwhile. */
  async drain(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
