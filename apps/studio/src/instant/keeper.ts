import type { RoundDependencies } from '../rounds/round-dependencies.ts'
import { endWaiting } from './end-waiting.ts'

const tickMs = 500

/** Ends what nobody plays on. */
export class InstantKeeper {
  readonly #deps: RoundDependencies
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(deps: RoundDependencies) {
    this.#deps = deps
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.#running
        .then(() => this.run())
        .catch(error => this.#deps.log.error({ err: error }, 'keeper of instant rounds stumbled'))
    }, tickMs)
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#running
  }

  /** One pass over what is due. */
  run(): Promise<void> {
    return endWaiting(this.#deps)
  }
}
