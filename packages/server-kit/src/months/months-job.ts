import { setTimeout as delay } from 'node:timers/promises'
import type { Connections } from '../database/open-database.ts'
import { isLockTimeout } from '../database/postgres-errors.ts'
import type { Job } from '../jobs/job.ts'
import type { Log } from '../log.ts'

const MONTHS_AHEAD = 3
const ATTEMPTS = 60
const PAUSE_MS = 1_000

/**
 * Makes the partitions of the coming months long before they are needed, and gives way to holders of the table.
 * @param tables those kept by months (`months.make`), with their schema
 */
export const monthsJob = (
  { database: { pool }, log }: { database: Pick<Connections, 'pool'>; log: Pick<Log, 'error'> },
  { name, tables }: { name: string; tables: readonly string[] },
): Job => ({
  name,
  cron: '5 1 * * *',
  async run() {
    let made = 0
    let movedFromDefault = 0
    for (const { table, month } of await wantedMonths(pool, tables)) {
      const moved = await patiently(() => makeMonth(pool, table, month))
      if (moved === null) continue
      made += 1
      movedFromDefault += Number(moved)
      if (moved > 0n) log.error({ table, month, moved }, 'rows lay in the default partition: their month had none')
    }
    return { made, movedFromDefault }
  },
})

async function wantedMonths(pool: Connections['pool'], tables: readonly string[]) {
  const { rows } = await pool.query<{ table: string; month: string }>(
    'select t as table, m::text as month from unnest($1::text[]) t, months.wanted(t::regclass, $2) m',
    [tables, MONTHS_AHEAD],
  )
  return rows
}

async function makeMonth(pool: Connections['pool'], table: string, month: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ moved: bigint | null }>('select months.make_due($1, $2) as moved', [table, month])
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
