const tickMs = 500

interface Log {
  error(detail: object, message: string): void
}

/** Work that is looked for twice a second, a pass after the other, until it is stopped. A failed pass is logged. */
export abstract class Periodic {
  readonly #name: string
  readonly #log: Log
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(name: string, log: Log) {
    this.#name = name
    this.#log = log
  }

  /** One pass over what is due. */
  abstract run(): Promise<void>

  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.#running
        .then(() => this.run())
        .catch(error => this.#log.error({ err: error }, `${this.#name} stumbled`))
    }, tickMs)
  }

  /** Begins no pass any more and resolves when the running one has ended. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#running
  }
}
