import { RunningWork } from '@baize/server-kit/work/running-work'

interface Log {
  error(detail: object, message: string): void
}

/** Works of a keeper, each at its own pace and never beside itself, until they are stopped. One that fails is logged. */
export class Ticking {
  readonly #name: string
  readonly #log: Log
  readonly #timers: NodeJS.Timeout[] = []
  readonly #running = new RunningWork()

  constructor(name: string, log: Log) {
    this.#name = name
    this.#log = log
  }

  every(ms: number, work: () => Promise<unknown>): void {
    let isBusy = false
    const begin = () => {
      if (isBusy) return
      isBusy = true
      const run = work().finally(() => {
        isBusy = false
      })
      this.#running.add(run, error => this.#log.error({ err: error }, `${this.#name} stumbled`))
    }
    this.#timers.push(setInterval(begin, ms))
  }

  /** Begins no work any more and resolves when those that run have ended. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await this.#running.drain()
  }
}
