import { Periodic } from '../periodic.ts'
import { claimDue } from '../wallet/claim-due.ts'
import { rollBackStake, settleOwed } from '../wallet/wallet-moves.ts'
import type { RoundDependencies, StoredRound } from './round-dependencies.ts'
import { DueIds, type IdRange } from './round-ids.ts'
import { markSettled, settleCall } from './settle-round.ts'

const claim = {
  table: 'studio.round',
  uncertain: ['betting', 'rolling-back'],
  retryAfterMs: 5_000,
  atOnce: 200,
} as const

/** Rollbacks have no batch of their own; so many are on their way at a time. */
const rollbacksAtOnce = 16

type DueRound = StoredRound & { wallet_token: string }

/**
 * Finishes what has no certain answer yet: decided rounds are settled by batch, bets of unknown fate are rolled back.
 */
export class Retrier extends Periodic {
  readonly #deps: RoundDependencies
  readonly #dueIds = new DueIds()

  constructor(deps: RoundDependencies) {
    super('retrier', deps.log)
    this.#deps = deps
  }

  /** Works on until nothing is due, or until the wallet cannot be reached. */
  override async run(): Promise<void> {
    const ids = this.#dueIds.at(this.#deps.outside.now())
    while (await this.#runBatch(ids));
  }

  /** Answers whether another batch may be due. */
  async #runBatch(ids: IdRange | null): Promise<boolean> {
    const due = await claimDue<DueRound>(this.#deps, { ...claim, ids })
    const decided = due.filter(({ state }) => state === 'decided')
    const { settled, isAnswered } = await settleOwed(this.#deps, claim.table, decided, settleCall)
    await markSettled(
      this.#deps,
      settled.map(({ id }) => id),
    )
    const back = due.filter(({ state }) => state !== 'decided')
    for (let i = 0; i < back.length; i += rollbacksAtOnce)
      await Promise.all(back.slice(i, i + rollbacksAtOnce).map(round => this.#rollBack(round)))
    return isAnswered && due.length === claim.atOnce
  }

  async #rollBack(round: DueRound): Promise<void> {
    const { db, outside } = this.#deps
    if (!(await rollBackStake(this.#deps, claim.table, round))) return
    await db
      .updateTable('studio.round')
      .set({ state: 'rolled-back', settled_at: outside.now(), retry_at: null })
      .where('id', '=', round.id)
      .where('state', '=', 'rolling-back')
      .execute()
  }
}
