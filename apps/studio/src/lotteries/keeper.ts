import { RunningWork } from '@baize/server-kit/work/running-work'
import { followChases } from './chases/follow-chases.ts'
import { releaseHolds } from './chases/release-holds.ts'
import { stakeIssues } from './chases/stake-issues.ts'
import { holdDraws } from './draws/hold-draws.ts'
import { returnSlips } from './draws/return-slips.ts'
import { scheduleDraws } from './draws/schedule-draws.ts'
import type { LotteryDependencies } from './lottery-dependencies.ts'
import { movePools } from './pools/move-pools.ts'
import { paySlips } from './sales/pay-slips.ts'

const tickMs = 500
const passesAtOnce = 4

/** Keeps the draws going: makes them, opens, closes, seals, draws and settles them, and pays what is owed. */
export class DrawKeeper {
  readonly #deps: LotteryDependencies
  readonly #inHand = new Set<string>()
  readonly #passes = new RunningWork()
  #timer: NodeJS.Timeout | null = null

  constructor(deps: LotteryDependencies) {
    this.#deps = deps
  }

  start(): void {
    this.#timer = setInterval(() => {
      // A pass that is busy with a large book does not hold up the next one.
      if (this.#passes.size >= passesAtOnce) return
      this.#passes.add(this.run(), error => this.#deps.log.error({ err: error }, 'draw keeper stumbled'))
    }, tickMs)
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#passes.drain()
  }

  /** One pass over all that is due. */
  async run(): Promise<void> {
    await scheduleDraws(this.#deps)
    await holdDraws(this.#deps, this.#inHand)
    await returnSlips(this.#deps)
    await followChases(this.#deps)
    await stakeIssues(this.#deps)
    await releaseHolds(this.#deps)
    await paySlips(this.#deps)
    await movePools(this.#deps)
  }
}
