/** Works that come one after the other, in the order in which they were asked for. */
export class WorkQueue {
  #last: Promise<void> = Promise.resolve()
  readonly #failed: (error: unknown) => void

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed
  }

  add(work: () => Promise<unknown> | unknown): void {
    this.#last = this.#last.then(work).then(() => undefined, this.#failed)
  }

  /** Resolves when all that was asked for until now is done. */
  idle(): Promise<void> {
    return this.#last
  }
}
