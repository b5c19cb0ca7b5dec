import type { Connections } from '../database/open-database.ts'
import type { Log } from '../log.ts'
import { type Job, minutesBetweenTicks } from './job.ts'

export interface JobHealth {
  /** `late`: no success for two ticks and five minutes. */
  state: 'ok' | 'failed' | 'late'
  /** Seconds since the last success; null before the first. */
  ageSeconds: number | null
}

const graceMinutes = 5

/** How every job stands, in all processes together. */
export async function readJobHealth(
  { pool }: Pick<Connections, 'pool'>,
  jobs: readonly Job[],
): Promise<Record<string, JobHealth>> {
  const { rows } = await pool.query<{ name: string; failed: boolean; age: number | null; waited: number }>(
    `select name, last_error is not null as failed, extract(epoch from clock_timestamp() - last_success_at)::float8 as age,
       extract(epoch from clock_timestamp() - coalesce(last_success_at, known_since))::float8 as waited
     from job.state`,
  )
  const known = new Map(rows.map(row => [row.name, row]))
  return Object.fromEntries(
    jobs.flatMap(({ name, cron }) => {
      const row = known.get(name)
      if (!row) return []
      const isLate = row.waited > (2 * minutesBetweenTicks(cron) + graceMinutes) * 60
      const state = row.failed ? 'failed' : isLate ? 'late' : 'ok'
      return [[name, { state, ageSeconds: row.age === null ? null : Math.round(row.age) } as const]]
    }),
  )
}

/** Says in the log which jobs are late: once, until they went well again. */
export function createLateWatch(deps: { database: Connections; jobs: readonly Job[]; log: Log }): () => Promise<void> {
  const told = new Set<string>()
  return async () => {
    for (const [job, { state, ageSeconds }] of Object.entries(await readJobHealth(deps.database, deps.jobs))) {
      if (state !== 'late') told.delete(job)
      else if (!told.has(job)) {
        told.add(job)
        deps.log.error({ job, ageSeconds }, 'job is late')
      }
    }
  }
}
