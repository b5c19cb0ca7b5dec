import { sql } from 'kysely'
import { Periodic } from '../periodic.ts'
import { rollBackStake, settleOwed } from '../wallet-moves.ts'
import type { RoundDependencies, StoredRound } from './round-dependencies.ts'
import { markSettled, settleCall } from './settle-round.ts'

const retryAfterMs = 5_000
const atOnce = 200

type DueRound = StoredRound & { wallet_token: string }

/**
 * Finishes what has no certain answer yet: decided rounds are settled by batch, bets of unknown fate are rolled back.
 * Rounds are claimed by moving their retry time on, so several processes share the work without doing it twice.
 */
export class Retrier extends Periodic {
  readonly #deps: RoundDependencies

  constructor(deps: RoundDependencies) {
    super('retrier', deps.log)
    this.#deps = deps
  }

  override async run(): Promise<void> {
    const due = await this.#claim()
    const decided = due.filter(({ state }) => state === 'decided')
    const settled = await settleOwed(this.#deps, decided, settleCall)
    await markSettled(
      this.#deps,
      settled.map(({ id }) => id),
    )
    for (const round of due.filter(({ state }) => state !== 'decided')) await this.#rollBack(round)
  }

  async #claim(): Promise<DueRound[]> {
    const { db, outside } = this.#deps
    const now = outside.now()
    const { rows } = await sql<DueRound>`
      update studio.round r set
        retry_at = ${new Date(now.getTime() + retryAfterMs)}::timestamptz,
        state = case when r.state = 'betting' then 'rolling-back' else r.state end
      from studio.visit v
      where v.id = r.visit_id and r.id in (
        select id from studio.round where retry_at <= ${now}::timestamptz
        order by retry_at limit ${atOnce} for update skip locked)
      returning r.*, v.wallet_token`.execute(db)
    return rows
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
