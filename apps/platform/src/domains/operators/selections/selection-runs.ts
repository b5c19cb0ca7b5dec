import { inBackground } from '@baize/server-kit/database/work-pool'
import type { Job } from '@baize/server-kit/jobs/job'
import type { Log } from '@baize/server-kit/log'
import { RunningWork } from '@baize/server-kit/work/running-work'
import { sql } from 'kysely'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { type Run, workOn } from './work-on.ts'

const heldMs = 60_000
const keptDays = 7

type Needs = Pick<Parts, 'database' | 'clock' | 'handlers'> & { log: Log }

/** Does what selections were run for, a run at a time. One whose process is gone is taken up by another within two minutes. */
export class SelectionRuns {
  readonly #needs: Needs
  readonly #working = new RunningWork()
  #isClosing = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Begins with what waits, without keeping the caller waiting. */
  wake(): void {
    const work = inBackground(() => this.#flush())
    this.#working.add(work, error => this.#needs.log.error({ err: error }, 'acts on a selection'))
  }

  get jobs(): Job[] {
    const { database, clock } = this.#needs
    return [
      { name: 'selections-run', cron: '* * * * *', run: () => this.#flush() },
      {
        name: 'selections-prune',
        cron: '35 4 * * *',
        run: async () => {
          const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
          const gone = await tables(database.kysely)
            .deleteFrom('operators.selection')
            .where('frozen_at', '<', before)
            .executeTakeFirst()
          return { selections: Number(gone.numDeletedRows) }
        },
      },
    ]
  }

  /** Lets the row that is worked on come to its end, and no other begin. */
  async close(): Promise<void> {
    this.#isClosing = true
    await this.#working.drain()
  }

  async #flush(): Promise<void> {
    for (let run = await this.#take(); run && !this.#isClosing; run = await this.#take())
      await workOn(this.#needs, run, { goesOn: () => this.#hold(run!.id) })
  }

  /** The oldest run that nobody works on. */
  async #take(): Promise<Run | undefined> {
    const now = this.#needs.clock.now()
    const { rows } = await sql<Run>`
      update operators.selection_run set held_until = ${new Date(now.getTime() + heldMs)}
      where id = (select id from operators.selection_run where ended_at is null and held_until < ${now}
        order by id limit 1 for update skip locked)
      returning id, selection_id, operation, input, reason, operator_id, session_id, address`.execute(
      this.#needs.database.kysely,
    )
    return rows[0]
  }

  async #hold(id: bigint): Promise<boolean> {
    const held_until = new Date(this.#needs.clock.now().getTime() + heldMs)
    await tables(this.#needs.database.kysely)
      .updateTable('operators.selection_run')
      .set({ held_until: this.#isClosing ? this.#needs.clock.now() : held_until })
      .where('id', '=', id)
      .execute()
    return !this.#isClosing
  }
}
