import { claimDue } from '../claim-due.ts'
import { Periodic } from '../periodic.ts'
import { rollBackStake, settleOwed } from '../wallet-moves.ts'
import type { RoundDependencies, StoredRound } from './round-dependencies.ts'
import { markSettled, settleCall } from './settle-round.ts'

const claim = {
  table: 'studio.round',
  uncertain: ['betting', 'rolling-back'],
  retryAfterMs: 5_000,
  atOnce: 200,
} as const

type DueRound = StoredRound & { wallet_token: string }

/**
 * Finishes what has no certain answer yet: decided rounds are settled by batch, bets of unknown fate are rolled back.
 */
export class Retrier extends Periodic {
  readonly #deps: RoundDependencies

  constructor(deps: RoundDependencies) {
    super('retrier', deps.log)
    this.#deps = deps
  }

  override async run(): Promise<void> {
    const due = await claimDue<DueRound>(this.#deps, claim)
    const decided = due.filter(({ state }) => state === 'decided')
    const settled = await settleOwed(this.#deps, decided, settleCall)
    await markSettled(
      this.#deps,
      settled.map(({ id }) => id),
    )
    for (const round of due.filter(({ state }) => state !== 'decided')) await this.#rollBack(round)
  }

  async #rollBack(round: DueRound): Promise<void> {
    const { db, outside } = this.#deps
    if (!(await rollBackStake(this.#deps, round))) return
    await db
      .updateTable('studio.round')
      .set({ state: 'rolled-back', settled_at: outside.now(), retry_at: null })
      .where('id', '=', round.id)
      .where('state', '=', 'rolling-back')
      .execute()
  }
}
