import { holdDraws } from './hold-draws.ts'
import type { LotteryDependencies } from './lottery-dependencies.ts'
import { paySlips } from './pay-slips.ts'
import { scheduleDraws } from './schedule-draws.ts'

const tickMs = 500

/** Keeps the draws going: makes them, opens, closes, seals, draws and settles them, and pays what is owed. */
export class DrawKeeper {
  readonly #deps: LotteryDependencies
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(deps: LotteryDependencies) {
    this.#deps = deps
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.#running
        .then(() => this.run())
        .catch(error => this.#deps.log.error({ err: error }, 'draw keeper stumbled'))
    }, tickMs)
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#running
  }

  /** One pass over all that is due. */
  async run(): Promise<void> {
    await scheduleDraws(this.#deps)
    await holdDraws(this.#deps)
    await paySlips(this.#deps)
  }
}
