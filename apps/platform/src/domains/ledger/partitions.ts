import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../kernel/database/open-database.ts'
import { isLockTimeout } from '../../kernel/database/postgres-errors.ts'
import type { Job } from '../../kernel/jobs/job.ts'
import type { Log } from '../../kernel/log.ts'

const MONTHS_AHEAD = 3
const ATTEMPTS = 60
const PAUSE_MS = 1_000

/** Makes the partitions of the coming months long before they are needed, and gives way to whoever holds the table. */
export const partitionsJob = ({ pool }: Database, log: Pick<Log, 'error'>): Job => ({
  name: 'ledger-partitions',
  cron: '5 1 * * *',
  async run() {
    const { rows } = await pool.query<{ month: string }>('select ledger.wanted_months($1)::text as month', [
      MONTHS_AHEAD,
    ])
    let made = 0
    let movedFromDefault = 0
    for (const { month } of rows) {
      const moved = await patiently(() => makeMonth(pool, month))
      if (moved === null) continue
      made += 1
      movedFromDefault += Number(moved)
    }
    if (movedFromDefault > 0)
      log.error({ movedFromDefault }, 'transfers lay in the default partition: their month had none')
    return { made, movedFromDefault }
  },
})

async function makeMonth(pool: Database['pool'], month: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ moved: bigint | null }>('select ledger.make_month($1) as moved', [month])
  return rows[0]!.moved
}

/** Asks again while somebody, such as a dump, holds the lock. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isLockTimeout(error)) throw error
      await delay(PAUSE_MS)
    }
  }
}
