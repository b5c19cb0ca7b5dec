import type { ResponseOf } from '@baize/api'
import { type Job, nextTick } from '@baize/server-kit/jobs/job'
import { readJobHealth } from '@baize/server-kit/jobs/job-health'
import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'
import { presentRun, type RunRow, runColumns } from './present-run.ts'

export interface JobsDependencies {
  database: Database
  clock: Clock
  jobs: () => readonly Job[]
}

/** Every job with how it stands; the last run of each is found by the index of runs by name. */
export async function listJobs({ database, clock, jobs }: JobsDependencies): Promise<ResponseOf<'jobs.list'>> {
  const known = [...jobs()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const names = known.map(({ name }) => name)
  const [health, { rows }] = await Promise.all([
    readJobHealth(database, known),
    sql<RunRow & { name: string }>`
      select n.name, last.* from unnest(${names}::text[]) as n (name)
      cross join lateral (
        select ${runColumns} from job.run r where r.name = n.name order by r.id desc limit 1
      ) last`.execute(database.kysely),
  ])
  const lastRuns = new Map(rows.map(row => [row.name, presentRun(row)]))
  const now = clock.now()
  return {
    list: known.map(({ name, cron }) => ({
      ...{ name, cron, state: health[name]?.state ?? null },
      nextAt: nextTick(cron, now).toISOString(),
      lastRun: lastRuns.get(name) ?? null,
    })),
  }
}
