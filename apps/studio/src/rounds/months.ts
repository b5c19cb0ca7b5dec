import { isLockTimeout } from '@baize/server-kit/database/postgres-errors'
import { sql } from 'kysely'
import { Periodic } from '../periodic.ts'
import type { RoundDependencies } from './round-dependencies.ts'

const monthsAhead = 3
const everyMs = 3_600_000
const pauseMs = 1_000
const attempts = 60

type MonthDependencies = Pick<RoundDependencies, 'db' | 'outside' | 'log'>

/** Makes the partitions of the coming months of rounds long before they are needed, and gives way to who holds the table. */
export class MonthKeeper extends Periodic {
  readonly #deps: MonthDependencies
  #nextAtMs = Number.NEGATIVE_INFINITY
  #attempt = 0

  constructor(deps: MonthDependencies) {
    super('keeper of months', deps.log)
    this.#deps = deps
  }

  /** Looks once an hour; while somebody, such as a dump, holds a lock, again after a second. */
  override async run(): Promise<void> {
    const now = this.#deps.outside.now()
    if (now.getTime() < this.#nextAtMs) return
    this.#nextAtMs = now.getTime() + everyMs
    try {
      await this.#makeMonths(now)
      this.#attempt = 0
    } catch (error) {
      this.#attempt += 1
      if (!isLockTimeout(error) || this.#attempt % attempts === 0) throw error
      this.#nextAtMs = now.getTime() + pauseMs
    }
  }

  async #makeMonths(now: Date): Promise<void> {
    const { db, log } = this.#deps
    const { rows } = await sql<{ month: string }>`
      select month::text from studio.missing_months(${now}, ${monthsAhead}) month`.execute(db)
    for (const { month } of rows) {
      const made = await db.transaction().execute(async tx => {
        // Rounds that move along may be many.
        await sql`set local statement_timeout = '10min'`.execute(tx)
        return sql<{ moved: bigint | null }>`select studio.make_due_month(${month}) as moved`.execute(tx)
      })
      const movedFromDefault = Number(made.rows[0]!.moved)
      if (movedFromDefault > 0)
        log.error({ month, movedFromDefault }, 'rounds lay in the default partition: their month had none')
    }
  }
}
