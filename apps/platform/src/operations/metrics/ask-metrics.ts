import { readJobHealth } from '@baize/server-kit/jobs/job-health'
import type { Asked, Line } from '@baize/server-kit/metrics/asked'
import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { readInvariantState, readMessages, readProviders, readQueue } from '../health/parts.ts'
import type { HealthDependencies } from '../health/read-health.ts'
import { readReaders } from '../health/readers.ts'

type MetricsDependencies = Pick<HealthDependencies, 'database' | 'jobs' | 'invariantNames'>

const alone = (value: number): readonly Line[] => [[{}, value]]
const secondsSince = (moment: string): number => Math.max(0, (Date.now() - Date.parse(moment)) / 1000)

/** Reads the metrics that come from the database, each by a query over a bounded number of rows. */
export async function askMetrics({ database, jobs, invariantNames }: MetricsDependencies): Promise<Asked> {
  const db = database.kysely
  const [health, running, oldest, readers, queue, providers, messages, invariants] = await Promise.all([
    readJobHealth(database, jobs()),
    readRunning(db),
    readOldestTransaction(db),
    readReaders(db),
    readQueue(db),
    readProviders(db),
    readMessages(db),
    readInvariantState(db, invariantNames),
  ])
  const states = Object.entries(health)
  return {
    baize_job_last_success_age_seconds: states.flatMap(([job, { ageSeconds }]) =>
      ageSeconds === null ? [] : [[{ job }, ageSeconds] as const],
    ),
    baize_job_trouble: states.map(([job, { state }]) => [{ job }, state === 'ok' ? 0 : 1]),
    baize_job_running_seconds: running.map(({ job, seconds }) => [{ job }, seconds]),
    baize_job_ticks_waiting: alone(queue.waiting),
    baize_reader_behind: readers.map(({ name, reads, behind }) => [{ reader: name, reads }, behind]),
    baize_reader_lag_seconds: readers.map(({ name, reads, since: from }) => [
      { reader: name, reads },
      from === null ? 0 : secondsSince(from),
    ]),
    baize_database_oldest_transaction_seconds: alone(oldest),
    baize_provider_stopped: providers.map(({ code, enabled }) => [{ provider: code }, enabled ? 0 : 1]),
    baize_messages_oldest_seconds: alone(messages.oldestAt === null ? 0 : secondsSince(messages.oldestAt)),
    baize_money_violations: alone(invariants.violations),
    baize_money_check_age_seconds: invariants.lookedAt === null ? [] : alone(secondsSince(invariants.lookedAt)),
    baize_money_checks_missing: alone(invariants.known - invariants.looked),
  }
}

/** Jobs whose lease is held, and for how long their run has gone on. */
async function readRunning(db: Queryable): Promise<{ job: string; seconds: number }[]> {
  const { rows } = await sql<{ job: string; seconds: number }>`
    select s.name as job, extract(epoch from clock_timestamp() - r.started_at)::float8 as seconds
    from job.state s
    cross join lateral (
      select started_at from job.run where name = s.name and ended_at is null order by id desc limit 1
    ) r
    where s.held_until > clock_timestamp()`.execute(db)
  return rows
}

async function readOldestTransaction(db: Queryable): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from clock_timestamp() - min(xact_start))::float8 as seconds from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db)
  return Math.max(0, rows[0]!.seconds ?? 0)
}
